/**
 * Educators are never employers, nor the reverse: a user signed in as the one signs out to become the other.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { signOut } from "./session/account-calls.ts";
import { roleHome } from "#features/paths.ts";
import { useSession, type Session } from "./session/current-session.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./accounts.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

interface WrongAccountProps {
  wanted: "educator" | "employer";
  title: string;
}

export function WrongAccount({ wanted, title }: WrongAccountProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
  };
  return (
    <Page title={title} width="narrow" noIndex>
      <Stack gap={24} align="start">
        <p>
          {wanted === "educator" && userType === "employer" && (
            <Trans>You're logged in as an employer. Log out to create an educator account.</Trans>
          )}
          {wanted === "educator" && userType === "operator" && (
            <Trans>You're logged in as an operator. Log out to create an educator account.</Trans>
          )}
          {wanted === "employer" && userType === "educator" && (
            <Trans>You're logged in as an educator. Log out to create an employer account.</Trans>
          )}
          {wanted === "employer" && userType === "operator" && (
            <Trans>You're logged in as an operator. Log out to create an employer account.</Trans>
          )}
        </p>
        <div className={classes.links}>
          <BusyButton isBusy={isLeaving} onClick={() => void leave()}>
            {t`Log out`}
          </BusyButton>
          <Button as={Link} to={roleHome(userType)} variant="outline">
            {userType === "educator" && <Trans>Find jobs</Trans>}
            {userType === "employer" && <Trans>See applicants</Trans>}
            {userType === "operator" && <Trans>Go to home</Trans>}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** The session when the page was opened: signing up must not change the page before it navigates on. */
export function useSessionOnArrival(): Pick<Session, "status" | "userType"> {
  const { status, userType } = useSession();
  const [isGuest, setGuest] = useState(false);
  if (status === "signed-out" && !isGuest) setGuest(true);
  return isGuest ? { status: "signed-out", userType: null } : { status, userType };
}

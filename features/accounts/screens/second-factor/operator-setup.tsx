/**
 * What an operator must do before anything else: set up or verify the second factor, or choose a new
 * password.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { signOut } from "../session/account-calls.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { ChangePassword } from "../settings/password-section.tsx";
import { CodeForm } from "../code.form.tsx";
import { EnrolSecondFactor } from "./enrol-second-factor.tsx";
import { useSecondFactor } from "./use-second-factor.ts";
import classes from "./second-factor.module.css";

export function OperatorSetup({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  const { standing, secondFactor, isLoading, refetch } = useSecondFactor();
  const [wasEnrolled, setWasEnrolled] = useState<boolean | null>(null);
  if (isLoading) return null;
  if (standing === "password_change")
    return (
      <Page
        title={t`Choose a new password`}
        lead={<Trans>The one you logged in with was made for you. Choose one that only you know.</Trans>}
        width="slim"
        noIndex
      >
        <ChangePassword onDone={refetch} />
        <LogOutButton />
      </Page>
    );
  if (standing !== "second_factor") return children;
  // While the recovery codes are shown the account counts as enrolled already.
  const isEnrolled = wasEnrolled ?? secondFactor?.isEnrolled ?? false;
  if (wasEnrolled === null && secondFactor) setWasEnrolled(secondFactor.isEnrolled);
  const done = () => {
    setWasEnrolled(null);
    refetch();
  };
  return isEnrolled ? (
    <Page
      title={t`Confirm it's you`}
      lead={<Trans>Type the code that your authenticator app shows now.</Trans>}
      width="slim"
      noIndex
    >
      <CodeForm
        path="account/second_factor/verify"
        submit={t`Go on`}
        hint={t`Without your phone, use one of your recovery codes.`}
        onDone={done}
      />
      <LogOutButton />
    </Page>
  ) : (
    <Page
      title={t`Set up your second factor`}
      lead={<Trans>Operators can see and change a lot. So a password alone doesn't let them in.</Trans>}
      width="narrow"
      noIndex
    >
      <EnrolSecondFactor onDone={done} />
      <LogOutButton />
    </Page>
  );
}

function LogOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate("/login", { state: { isSignedOut: true } });
  };
  return (
    <p className={classes.leave}>
      <Button variant="subtle" onClick={() => void leave()}>
        <Trans>Log out</Trans>
      </Button>
    </p>
  );
}

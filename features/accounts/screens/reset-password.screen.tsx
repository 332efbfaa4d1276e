/** /reset_password: requests a link by email; with the link's token in the URL, chooses the new password. */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearchParams } from "react-router";

import { routeHandle } from "./session/route-handle.ts";
import { roleHome } from "#features/paths.ts";
import { useSession } from "./session/current-session.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { RequestResetLinkForm } from "./request-reset-link.form.tsx";
import { NewPasswordForm } from "./new-password.form.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";

export const handle = routeHandle({ access: "public", shell: "flow" });

const outcomes = ["expired", "changed"] as const;
type Outcome = (typeof outcomes)[number];
type Step = "ask" | "choose" | Outcome;

export default function ResetPasswordScreen() {
  const [search, setSearch] = useSearchParams();
  const token = search.get("token");
  // In the location's state: choosing a password signs in, and an operator's pages are then mounted again.
  const { outcome } = useLocationState();
  const step: Step = isOneOf(outcomes, outcome) ? outcome : token ? "choose" : "ask";
  const finish = (next: Outcome) => {
    // A used token has no business in the history or in what this page links to.
    search.delete("token");
    setSearch(search, { replace: true, state: { keepFocus: true, outcome: next } });
  };
  if (step === "choose") return <ChoosePassword token={token!} finish={finish} />;
  if (step === "changed") return <Changed />;
  return <RequestLink isExpired={step === "expired"} />;
}

function RequestLink({ isExpired }: { isExpired: boolean }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Reset password`}
      heading={isExpired ? t`This link has expired` : undefined}
      lead={
        isExpired ? (
          <Trans>A link works once, for one hour. We can send you another one.</Trans>
        ) : (
          <Trans>Tell us your email and we'll send you a link to choose a new password.</Trans>
        )
      }
      width="slim"
      noIndex
    >
      <RequestResetLinkForm submit={isExpired ? t`Send a new link` : t`Send link`} />
    </Page>
  );
}

interface ChoosePasswordProps {
  token: string;
  finish: (outcome: Outcome) => void;
}

function ChoosePassword({ token, finish }: ChoosePasswordProps) {
  const { t } = useLingui();
  return (
    <Page title={t`Reset password`} heading={t`Choose a new password`} width="slim" noIndex>
      <NewPasswordForm token={token} finish={finish} />
    </Page>
  );
}

function Changed() {
  const { t } = useLingui();
  const { userType, status } = useSession();
  const isIn = status === "signed-in";
  return (
    <Page title={t`Reset password`} heading={t`Your password is changed`} width="slim" noIndex>
      <Stack gap={24} align="start">
        <p role="status">
          {isIn ? (
            <Trans>You're logged in here. Everywhere else you've been logged out.</Trans>
          ) : (
            <Trans>You've been logged out everywhere. Log in with your new password.</Trans>
          )}
        </p>
        <Button as={Link} to={isIn ? roleHome(userType) : "/login"}>
          {isIn ? <Trans>Continue</Trans> : <Trans>Log in</Trans>}
        </Button>
      </Stack>
    </Page>
  );
}

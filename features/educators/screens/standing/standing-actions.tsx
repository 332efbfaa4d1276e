/** What a user can do about a restricting standing: links and buttons, for a strip or a notice. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useResendConfirmation } from "#features/accounts/screens/standing/use-resend-confirmation.ts";
import { pages } from "#features/paths.ts";
import { ContactUs } from "#features/brands/screens/help-links.tsx";
import type { EducatorRestriction } from "./educator-restriction.ts";

export function StandingActions({ standing }: { standing: EducatorRestriction }) {
  if (standing === "unconfirmed") return <SendAgain />;
  return (
    <>
      {standing === "suspended" ? (
        <Link to={pages.profile}>
          <Trans>What we wrote</Trans>
        </Link>
      ) : (
        <Link to={pages.registerTeacherOnboarding}>
          <Trans>Reason and appeal</Trans>
        </Link>
      )}
      <ContactUs />
    </>
  );
}

function SendAgain() {
  const { resend, isBusy } = useResendConfirmation();
  return (
    <button type="button" disabled={isBusy} onClick={() => void resend()}>
      <Trans>Send the link again</Trans>
    </button>
  );
}

/** What somebody can do about a standing that is in the way: links and buttons, for a strip or a notice. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useResendConfirmation } from "#features/accounts/screens/standing/use-resend-confirmation.ts";
import { pages } from "#features/paths.ts";
import { ContactUs } from "#platform/web/shell/help-links.tsx";
import type { EducatorHindrance } from "../../educator-hindrance.ts";

export function StandingWays({ standing }: { standing: EducatorHindrance }) {
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

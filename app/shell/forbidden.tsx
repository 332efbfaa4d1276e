/** The page for a reader of the other side: educators on an employer's page, and the reverse. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { roleHome } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { usePageViewer } from "#features/accounts/screens/session/use-page-viewer.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";

export function Forbidden({ requiredUserType }: { requiredUserType: "educator" | "employer" }) {
  const { t } = useLingui();
  const session = useSession();
  const viewer = usePageViewer();
  const userType = session.status === "unknown" ? (viewer?.userType ?? null) : session.userType;
  const title =
    requiredUserType === "employer" ? t`This page is for employers.` : t`This page is for educators.`;
  return (
    <Page title={title} width="form" noIndex>
      <Button as={Link} to={roleHome(userType)}>
        {userType === "educator" ? (
          <Trans>Find jobs</Trans>
        ) : userType === "employer" ? (
          <Trans>See applicants</Trans>
        ) : (
          <Trans>Go to home</Trans>
        )}
      </Button>
    </Page>
  );
}

/** /employer/profile: an employer's own program, its locations, its team, and how one is reached oneself. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconEye from "~icons/tabler/eye";
import { Link } from "react-router";

import { employerPath, pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SectionsFrame } from "#platform/web/ui/layout/sections-frame.tsx";
import { SetupChecklist } from "../setup/setup-checklist.tsx";
import { type EmployerProfileView, useEmployerProfile } from "./use-employer-profile.ts";
import { useProfileSections } from "./use-profile-sections.tsx";

export const handle = routeHandle({ access: "employer", shell: "app" });

export default function EmployerProfileScreen() {
  const { t } = useLingui();
  const query = useEmployerProfile();
  const employer = query.data?.employer;
  return (
    <Page
      title={t`Employer profile`}
      heading={employer?.name}
      noIndex
      actions={
        employer && (
          <>
            <Button as={Link} to={pages.employerWebsite} variant="subtle">
              <Trans>Jobs on your website</Trans>
            </Button>
            <Button
              as={Link}
              to={employerPath(employer.slug)}
              variant="outline"
              leftSection={<IconEye size={18} />}
            >
              <Trans>See your public page</Trans>
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} failure={t`We couldn't load your profile.`}>
        {(own) => <Parts own={own} />}
      </Loaded>
    </Page>
  );
}

function Parts({ own }: { own: EmployerProfileView }) {
  const { t } = useLingui();
  return (
    <>
      <SetupChecklist employer={own.employer} />
      <SectionsFrame
        label={t`Parts of your profile`}
        parts={useProfileSections(own)}
        sectionOf={(target) => (target === "photo" ? "about" : undefined)}
        isAccordion
      />
    </>
  );
}

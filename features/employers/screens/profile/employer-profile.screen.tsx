/** /employer/profile: an employer's public page, and beside it its locations, its team, and one's own settings. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconEye from "~icons/tabler/eye";
import { useEffect } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";

import { employerPath, pages } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SectionsFrame } from "#platform/web/ui/layout/sections-frame.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { SetupChecklist } from "../setup/setup-checklist.tsx";
import { type ProfilePart, profilePartAt, profilePartPaths } from "./profile-parts.ts";
import { type EmployerProfileView, useEmployerProfile } from "./use-employer-profile.ts";
import { useProfileSections } from "./use-profile-sections.tsx";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function EmployerProfileScreen() {
  const { t } = useLingui();
  const query = useEmployerProfile();
  const employer = query.data?.employer;
  const { part: name } = useParams();
  const part = profilePartAt(name, "");
  useOldAddress(part);
  if (!part) return <NotFound />;
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
        {(own) => <Parts own={own} part={part} />}
      </Loaded>
    </Page>
  );
}

/** Leads an address of the time of one page to its part: afterwards, as the server that renders it sees no anchor. */
function useOldAddress(part: ProfilePart | undefined) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const meant = part && profilePartAt(part, hash);
  useEffect(() => {
    if (meant && meant !== part) void navigate(profilePartPaths[meant] + hash, { replace: true });
  }, [meant, part, hash, navigate]);
}

function Parts({ own, part }: { own: EmployerProfileView; part: ProfilePart }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tabs = [
    { value: "public", label: t`Public page` },
    { value: "locations", label: t`Locations` },
    { value: "team", label: t`Team` },
    { value: "mine", label: t`My settings` },
  ] satisfies { value: ProfilePart; label: string }[];
  return (
    <>
      {part === "public" && <SetupChecklist employer={own.employer} />}
      <Tabs
        label={t`Parts of your profile`}
        tabs={tabs}
        value={part}
        onChange={(value) => void navigate(profilePartPaths[value as ProfilePart])}
      >
        <SectionsFrame
          key={part}
          label={tabs.find(({ value }) => value === part)!.label}
          parts={useProfileSections(own)[part]}
          sectionOf={(target) => (target === "photo" ? "about" : undefined)}
          isAccordion={part === "public"}
        />
      </Tabs>
    </>
  );
}

/**
 * /hiring-update: says how a hiring went. An educator: whether a program hired them (`employer`), or "I got this job"; a
 * team: whether it hired a person (`person`), somebody for a job (`job`), or reports a hire.
 */
import { useLingui } from "@lingui/react/macro";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { DidTheyHireYou } from "./did-they-hire-you.tsx";
import { DidYouHirePerson } from "./did-you-hire-person.tsx";
import { FoundJobForm } from "./found-job.form.tsx";
import { ReportHireForm } from "./report-hire.form.tsx";

export const handle = routeHandle({ access: "account", shell: "app", hasServerData: true });

export default function HiringUpdateScreen() {
  const { t } = useLingui();
  const { userType } = useSession();
  const [{ employer, person, job }] = useSearch();
  if (userType === "operator") return <NotFound />;
  return (
    <Page title={t`Hiring update`} heading={false} width="form" noIndex>
      {userType === "employer" ? (
        person ? (
          <DidYouHirePerson userProfileId={person} />
        ) : (
          <ReportHireForm jobListingId={job ?? null} />
        )
      ) : employer ? (
        <DidTheyHireYou employerId={employer} />
      ) : (
        <FoundJobForm />
      )}
    </Page>
  );
}

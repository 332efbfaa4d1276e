/** /employer/today: what waits for the current program, each with its act in place; where an employer lands. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Employer } from "#features/employers/employer.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { SetupChecklist } from "#features/employers/screens/setup/setup-checklist.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { ExpiringJobs } from "./expiring-jobs.tsx";
import { NewMatches } from "./new-matches.tsx";
import { NextInterviews } from "./next-interviews.tsx";
import { OpenOffers } from "./open-offers.tsx";
import { UnreadConversations } from "./unread-conversations.tsx";
import { useToday } from "./use-today.ts";
import { WaitingApplicants } from "./waiting-applicants.tsx";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function TodayScreen() {
  const { t } = useLingui();
  const profile = useCurrentEmployerProfile();
  const { data: employer } = useResource(Employer, profile?.employerId);
  const today = useToday();
  const queries = Object.values(today);
  const isLoading = queries.some((query) => query.isLoading);
  const isDone = queries.every(({ data }) => data?.length === 0);
  return (
    <Page title={t`Today`} lead={profile?.employer?.name}>
      <Stack gap={24} aria-busy={isLoading}>
        {employer && <SetupChecklist employer={employer} />}
        <NextInterviews query={today.interviews} />
        <WaitingApplicants query={today.applicants} />
        <OpenOffers query={today.offers} />
        <UnreadConversations query={today.conversations} />
        <ExpiringJobs query={today.jobs} />
        <NewMatches query={today.savedFilters} />
        {isLoading && queries.every(({ data }) => !data?.length) && <SkeletonRows count={3} height={96} />}
        {isDone && <NothingWaits />}
      </Stack>
    </Page>
  );
}

const NothingWaits = () => (
  <EmptyState
    title={<Trans>You're up to date. Nothing waits for you.</Trans>}
    action={
      <>
        <Button as={Link} to={pages.educators}>
          <Trans>Find educators</Trans>
        </Button>
        <Button as={Link} to={pages.newJob} variant="outline">
          <Trans>Post a job</Trans>
        </Button>
      </>
    }
  >
    <Trans>New applicants, messages and interviews appear here as they come.</Trans>
  </EmptyState>
);

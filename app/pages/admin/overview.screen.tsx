/** /admin: what waits for operators, each queue as a link that says how much. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { useConsoleCollections } from "#features/operators/screens/console/console-collections.ts";
import { consoleDataPath, pages } from "#features/paths.ts";
import type { JobList } from "#features/operators/job-list.ts";
import { jobListKey } from "#features/operators/screens/jobs.screen.tsx";
import { RecentFigures } from "#features/analytics/screens/insight/recent-figures.tsx";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./overview.module.css";

export const handle = routeHandle({ access: "operator", shell: "app" });

const refetchIntervalMs = 30_000;

/** How many rows a list has, where the operator's role may read it; it counts anew every half minute. */
function useTotal(query: string) {
  const { data: collections } = useConsoleCollections();
  const path = query.split("?")[0];
  const isOpen = collections?.data.some((one) => one.path === path) ?? false;
  const list = useDocument(isOpen ? `${query}&page[size]=1` : null, { refetchIntervalMs });
  return { total: collections && !isOpen ? 0 : list.data?.meta?.page?.total, query: list };
}

/** How many background jobs failed; nothing where the operator's role does not read them. */
function useFailedJobs(): number {
  const mayRead = useHasOperatorRole()(["support"]);
  const { data } = useQuery<{ data: JobList }, ApiError>({
    queryKey: jobListKey,
    queryFn: () => call("console/jobs"),
    enabled: mayRead,
    refetchInterval: refetchIntervalMs,
  });
  return data?.data.failedTotal ?? 0;
}

export default function OverviewScreen() {
  const { t } = useLingui();
  const educators = useTotal("user_profiles?filter[approvalState]=pending");
  const employers = useTotal("employers?filter[approvalState]=pending");
  const claims = useTotal("employers?filter[approvalState]=pending&filter[fromRoster]=true");
  const reports = useTotal("reports?filter[state]=open");
  const appeals = useTotal("appeals?filter[state]=open");
  const privacy = useTotal("privacy_requests?filter[state]=open");
  const contacts = useTotal("waiting_list_entries?filter[waiting]=true");
  const payments = useTotal("employers/subscriptions?filter[status]=past_due,unpaid");
  const failedJobs = useFailedJobs();
  const all = [educators, employers, claims, reports, appeals, privacy, contacts, payments];
  const failed = all.find(({ query }) => query.isError)?.query;
  const isThere = all.every(({ total }) => total !== undefined);
  const queues = [
    {
      to: pages.reviewEducators,
      total: educators.total,
      text: <Plural value={educators.total ?? 0} one="# educator to review" other="# educators to review" />,
    },
    {
      to: pages.reviewEmployers,
      total: employers.total,
      text: <Plural value={employers.total ?? 0} one="# program to review" other="# programs to review" />,
    },
    {
      to: `${pages.reviewEmployers}?claims=true`,
      total: claims.total,
      text: <Plural value={claims.total ?? 0} one="# claim to check" other="# claims to check" />,
    },
    {
      to: pages.reviewReports,
      total: reports.total,
      text: <Plural value={reports.total ?? 0} one="# report to read" other="# reports to read" />,
    },
    {
      to: pages.reviewAppeals,
      total: appeals.total,
      text: <Plural value={appeals.total ?? 0} one="# appeal to decide" other="# appeals to decide" />,
    },
    {
      to: `${consoleDataPath("waiting_list_entries")}?waiting=true`,
      total: contacts.total,
      text: (
        <Plural
          value={contacts.total ?? 0}
          one="# contact who waits for an area"
          other="# contacts who wait for an area"
        />
      ),
    },
    {
      to: `${consoleDataPath("privacy_requests")}?state=open`,
      total: privacy.total,
      text: (
        <Plural
          value={privacy.total ?? 0}
          one="# privacy request to answer"
          other="# privacy requests to answer"
        />
      ),
    },
    {
      to: `${consoleDataPath("employers/subscriptions")}?status=past_due`,
      total: payments.total,
      text: <Plural value={payments.total ?? 0} one="# payment that failed" other="# payments that failed" />,
    },
    {
      to: pages.backgroundJobs,
      total: failedJobs,
      text: (
        <Plural value={failedJobs} one="# background job that failed" other="# background jobs that failed" />
      ),
    },
  ];
  return (
    <ConsoleFrame>
      <Page title={t`Overview`} width="wide">
        <Stack gap={32}>
          <Loaded
            query={{
              data: isThere ? queues.filter(({ total }) => (total ?? 0) > 0) : undefined,
              error: failed?.error ?? null,
              isLoading: !isThere,
              isUpdating: false,
              retry: () => all.forEach(({ query }) => void query.refetch()),
            }}
            failure={t`We couldn't count what waits.`}
            empty={<EmptyState title={t`Nothing waits for you.`} />}
          >
            {(waiting) => (
              <Stack gap={16}>
                <h2>
                  <Trans>What waits for you</Trans>
                </h2>
                <ul className={classes.queues}>
                  {waiting.map(({ to, text }) => (
                    <li key={to}>
                      <Link to={to} className={classes.queue}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </Loaded>
          {/* How much waits decides where they stand. */}
          <div hidden={!isThere && !failed}>
            <RecentFigures />
          </div>
        </Stack>
      </Page>
    </ConsoleFrame>
  );
}

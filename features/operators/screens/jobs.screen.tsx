/** /admin/jobs: background jobs that failed, and when each job that runs by the clock last ran. */
import type { I18n } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { JobList } from "../job-list.ts";
import { ConsoleFrame } from "./console/console-frame.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

export const jobListKey = ["console jobs"];
const refetchIntervalMs = 10_000;

export default function JobsScreen() {
  const { t } = useLingui();
  const query = useQuery<{ data: JobList }, ApiError>({
    queryKey: jobListKey,
    queryFn: () => call("console/jobs"),
    refetchInterval: refetchIntervalMs,
  });
  return (
    <ConsoleFrame>
      <Page title={t`Background jobs`} width="wide">
        <Loaded query={viewOf(query, query.data?.data)} failure={t`We couldn't load the jobs.`}>
          {(jobs) => (
            <Stack gap={32}>
              <Failed jobs={jobs} />
              <ByTheClock jobs={jobs} />
            </Stack>
          )}
        </Loaded>
      </Page>
    </ConsoleFrame>
  );
}

function Failed({ jobs: { failed, failedTotal } }: { jobs: JobList }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const act = useWrite(async (id: string, verb: "retry" | "give_up") => {
    await call(`console/jobs/${id}/${verb}`, { method: "POST", body: {} });
    await client.invalidateQueries({ queryKey: jobListKey });
    toast(verb === "retry" ? t`It is tried again.` : t`Taken out of the queue.`);
  });
  const run = (id: string, verb: "retry" | "give_up") =>
    void act.run(id, verb).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <section aria-label={t`Failed`}>
      <Stack gap={12}>
        <h2>
          <Trans>Failed</Trans>
        </h2>
        {failed.length === 0 ? (
          <p className="muted">
            <Trans>None. All that was to be done is done or under way.</Trans>
          </p>
        ) : (
          <>
            <p className="muted">
              <Plural
                value={failedTotal}
                one="# job. What it was about is not shown: it may name people."
                other="# jobs. What they were about is not shown: it may name people."
              />
            </p>
            <DataTable
              caption={t`Failed`}
              columns={[
                { key: "name", header: <Trans>Job</Trans>, cell: ({ name }) => <code>{name}</code> },
                {
                  key: "attempts",
                  header: <Trans>Tries</Trans>,
                  cell: ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`,
                },
                {
                  key: "next",
                  header: <Trans>Next try</Trans>,
                  cell: ({ nextTryAt }) =>
                    nextTryAt ? (
                      clockTime(i18n, nextTryAt)
                    ) : (
                      <Pill tone="danger">
                        <Trans>Given up</Trans>
                      </Pill>
                    ),
                },
                {
                  key: "act",
                  header: <Trans>Actions</Trans>,
                  cell: ({ id, name }) => (
                    <Cluster gap={8}>
                      <Button
                        variant="outline"
                        size="small"
                        aria-label={t`Try ${name} again`}
                        onClick={() => run(id, "retry")}
                      >
                        <Trans>Try again</Trans>
                      </Button>
                      <Button
                        variant="subtle"
                        size="small"
                        aria-label={t`Take ${name} out of the queue`}
                        onClick={() => run(id, "give_up")}
                      >
                        <Trans>Take out</Trans>
                      </Button>
                    </Cluster>
                  ),
                },
              ]}
              rows={failed}
            />
          </>
        )}
      </Stack>
    </section>
  );
}

const clockTime = (i18n: I18n, time: string) => i18n.date(time, { dateStyle: "medium", timeStyle: "short" });

/** Which of two times is later; null counts as never. */
const isLater = (one: string | null, other: string | null) => one !== null && (other === null || one > other);

function ByTheClock({ jobs: { clock } }: { jobs: JobList }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`By the clock`}>
      <Stack gap={12}>
        <h2>
          <Trans>By the clock</Trans>
        </h2>
        <p className="muted">
          <Trans>
            Among them those that delete what is no longer needed, with how many rows their last run deleted.
            Times are minute, hour, day, month and weekday, in UTC.
          </Trans>
        </p>
        <DataTable
          caption={t`By the clock`}
          columns={[
            { key: "name", header: <Trans>Job</Trans>, cell: ({ name }) => <code>{name}</code> },
            { key: "cron", header: <Trans>When</Trans>, cell: ({ cron }) => <code>{cron}</code> },
            {
              key: "last",
              header: <Trans>Last run</Trans>,
              cell: ({ startedAt }) => (startedAt ? clockTime(i18n, startedAt) : <Trans>Not yet</Trans>),
            },
            {
              key: "outcome",
              header: <Trans>Outcome</Trans>,
              cell: ({ startedAt, finishedAt, failedAt }) => {
                if (isLater(failedAt, finishedAt))
                  return (
                    <Pill tone="danger">
                      <Trans>Failed</Trans>
                    </Pill>
                  );
                if (isLater(startedAt, finishedAt)) return <Trans>Running</Trans>;
                return finishedAt ? <Trans>Done</Trans> : "–";
              },
            },
            {
              key: "deleted",
              header: <Trans>Deleted</Trans>,
              cell: ({ deleted }) => (deleted === null ? "–" : i18n.number(deleted)),
            },
          ]}
          rows={clock.map((job) => ({ ...job, id: job.name }))}
        />
      </Stack>
    </section>
  );
}

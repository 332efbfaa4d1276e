/** Published jobs that run out within a week: renewed from here. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { employerJobPath, pages } from "#features/paths.ts";
import { daysLeft } from "#features/jobs/screens/manage/employer-job.ts";
import { useJobTransitions } from "#features/jobs/screens/manage/use-job-transitions.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TodayRow, TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

export function ExpiringJobs({ query }: { query: Today["jobs"] }) {
  const { t } = useLingui();
  const { renew, dialog } = useJobTransitions();
  return (
    <>
      <TodaySection
        title={t`Jobs that expire soon`}
        query={query}
        count={query.total}
        allAt={`${pages.employerJobs}?tab=expiring`}
        failure={t`We couldn't load your jobs.`}
      >
        {(jobs) => (
          <Stack as="ul" gap={16}>
            {jobs.map((job) => (
              <TodayRow
                key={job.id}
                name={job.title}
                to={employerJobPath(job.slug)}
                actions={
                  <Button variant="outline" size="small" onClick={() => void renew(job)}>
                    <Trans>
                      Renew<span className="visually-hidden"> {job.title}</span>
                    </Trans>
                  </Button>
                }
              >
                <Plural
                  value={daysLeft(job) ?? 0}
                  _0="Expires today"
                  one="Expires in # day"
                  other="Expires in # days"
                />
              </TodayRow>
            ))}
          </Stack>
        )}
      </TodaySection>
      {dialog}
    </>
  );
}

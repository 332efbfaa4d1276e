/** Today's and tomorrow's interviews, with everything that can be done about them. */
import { useLingui } from "@lingui/react/macro";

import { pages } from "#features/paths.ts";
import { InterviewsByDay } from "#features/interviews/screens/employer/interviews-by-day.tsx";
import { TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

export function NextInterviews({ query }: { query: Today["interviews"] }) {
  const { t } = useLingui();
  return (
    <TodaySection
      title={t`Interviews today and tomorrow`}
      query={query}
      count={query.total}
      allAt={pages.employerInterviews}
      allLabel={t`All interviews`}
      failure={t`We couldn't load interviews.`}
    >
      {(rows) => <InterviewsByDay interviews={rows} list={query} />}
    </TodaySection>
  );
}

/** Interviews before today, newest first, in pages. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { InterviewsByDay } from "./interviews-by-day.tsx";
import type { EmployerInterviews } from "./use-employer-interviews.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

export function EmployerPast({ list }: { list: EmployerInterviews }) {
  const { t } = useLingui();
  const { past } = list;
  if (past.data?.length === 0) return null;
  return (
    <Stack as="section" gap={16} className={classes.past} aria-labelledby="past-interviews">
      <h2 id="past-interviews">
        <Trans>Past interviews</Trans>
      </h2>
      <Loaded query={past} failure={t`We couldn't load past interviews.`}>
        {(interviews) => <InterviewsByDay interviews={interviews} list={list} />}
      </Loaded>
      <Pagination page={past.page} pages={past.pages} />
    </Stack>
  );
}

/** Interviews that are over or canceled, newest first. */
import { useLingui } from "@lingui/react/macro";

import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./educator-interviews.module.css";
import { EducatorActions } from "./educator-actions.tsx";
import { InterviewCard } from "../interview-card.tsx";
import type { useEducatorInterviews } from "./use-educator-interviews.ts";

export function EducatorPast({ past, now }: ReturnType<typeof useEducatorInterviews>) {
  const { t } = useLingui();
  return (
    <>
      <Loaded
        query={past}
        failure={t`We couldn't load your interviews.`}
        empty={<EmptyState title={t`Interviews that are over or canceled are kept here.`} />}
      >
        {(interviews) => (
          <Stack gap={12} className={classes.group}>
            {interviews.map((interview) => (
              <InterviewCard key={interview.id} interview={interview} side="educator">
                <EducatorActions interview={interview} now={now} />
              </InterviewCard>
            ))}
          </Stack>
        )}
      </Loaded>
      <Pagination page={past.page} pages={past.pages} />
    </>
  );
}

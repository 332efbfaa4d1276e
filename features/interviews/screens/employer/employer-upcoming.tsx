/** The first tab: interviews by day, today first, the past below; how to begin while there is nothing yet. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { InterviewsByDay } from "./interviews-by-day.tsx";
import { InterviewFilters } from "./interview-filters.tsx";
import { useEmployerInterviews } from "./use-employer-interviews.ts";
import { useInterviewToasts } from "./use-interview-toasts.ts";
import { EmployerPast } from "./employer-past.tsx";
import { InterviewSetup, useSetup } from "./interview-setup.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

const InviteSomebody = lazyPart(() =>
  import("../invite/choose-invitee.tsx").then((module) => module.ChooseInvitee),
);

export function EmployerUpcoming() {
  const { t } = useLingui();
  const list = useEmployerInterviews();
  const [isInviting, setInviting] = useState(false);
  const setup = useSetup();
  const { coming, filter, setSearch } = list;
  useInterviewToasts(coming.data, list.zone);
  const isFiltered = filter.status !== null || filter.host !== "team";
  const invite = (
    <Button variant={setup ? "outline" : "filled"} onClick={() => setInviting(true)}>
      <Trans>Invite an educator</Trans>
    </Button>
  );
  const count =
    coming.data?.filter(({ status }) => status === "scheduled" || status === "pending").length ?? 0;
  return (
    <Stack gap={24}>
      {setup && <InterviewSetup {...setup} />}
      {(isFiltered || coming.data?.length !== 0) && (
        <Cluster gap={[12, 24]} className={classes.tools}>
          <h2 aria-live="polite">
            {coming.data && <Plural value={count} one="# upcoming interview" other="# upcoming interviews" />}
          </h2>
          <InterviewFilters {...list} />
          {invite}
        </Cluster>
      )}
      <Loaded
        query={coming}
        failure={t`We couldn't load interviews.`}
        skeleton={<SkeletonRows count={3} height={148} />}
        empty={
          isFiltered ? (
            <EmptyState
              plain
              title={t`No interviews match these filters.`}
              action={
                <Button variant="outline" onClick={() => setSearch({ host: null, status: null })}>
                  <Trans>Clear all</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState plain title={t`Nothing scheduled.`} action={invite} />
          )
        }
      >
        {(interviews) => <InterviewsByDay interviews={interviews} list={list} />}
      </Loaded>
      {coming.total > 100 && (
        <p className="muted">
          <Trans>These are the next 100. Filter to see others.</Trans>
        </p>
      )}
      <EmployerPast list={list} />
      {isInviting && (
        <Suspense>
          <InviteSomebody close={() => setInviting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

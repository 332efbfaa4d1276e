/** The first tab: what is coming, as a list by day or as a week; how to begin while there is nothing yet. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { InterviewsByDay } from "./interviews-by-day.tsx";
import { InterviewFilters } from "./interview-filters.tsx";
import { useEmployerInterviews, type EmployerInterviews } from "./use-employer-interviews.ts";
import { useInterviewToasts } from "../use-interview-toasts.ts";
import { InterviewSetup, useSetup } from "./interview-setup.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

const InviteSomebody = lazyPart(() =>
  import("../invite/choose-invitee.tsx").then((module) => module.ChooseInvitee),
);
const WeekView = lazyPart(() => import("./week-view.tsx").then((module) => module.WeekView));

export function EmployerUpcoming() {
  const list = useEmployerInterviews("upcoming");
  const [isInviting, setInviting] = useState(false);
  const setup = useSetup();
  const { query: coming, view } = list;
  useInterviewToasts("employer", coming.all, list.zone);
  const count = coming.data?.length;
  const invite = (
    <Button variant={setup ? "outline" : "filled"} onClick={() => setInviting(true)}>
      <Trans>Invite an educator</Trans>
    </Button>
  );
  return (
    <Stack gap={24}>
      {setup && <InterviewSetup {...setup} />}
      {(isFiltered(list) || view === "week" || coming.data?.length !== 0) && (
        <Cluster gap={[12, 24]} className={classes.tools}>
          <h2 aria-live="polite">
            {count !== undefined && (
              <Plural value={count} one="# upcoming interview" other="# upcoming interviews" />
            )}
          </h2>
          <InterviewFilters {...list} statuses={upcomingStatuses} view={view} />
          {invite}
        </Cluster>
      )}
      {view === "week" ? (
        <Suspense fallback={<SkeletonRows count={3} height={120} />}>
          <WeekView />
        </Suspense>
      ) : (
        <List list={list} invite={invite} />
      )}
      {isInviting && (
        <Suspense>
          <InviteSomebody close={() => setInviting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function List({ list, invite }: { list: EmployerInterviews; invite: React.ReactElement }) {
  const { t } = useLingui();
  const { query: coming, setSearch } = list;
  const clearAll = (
    <Button variant="outline" onClick={() => setSearch({ host: null, status: null })}>
      <Trans>Clear all</Trans>
    </Button>
  );
  const nothing = isFiltered(list) ? (
    <EmptyState plain title={t`No interviews match these filters.`} action={clearAll} />
  ) : (
    <EmptyState plain title={t`Nothing scheduled.`} action={invite} />
  );
  return (
    <>
      <Loaded
        query={coming}
        failure={t`We couldn't load interviews.`}
        skeleton={<SkeletonRows count={3} height={148} />}
        empty={nothing}
      >
        {(interviews) => <InterviewsByDay interviews={interviews} list={list} />}
      </Loaded>
      {coming.total > 100 && (
        <p className="muted">
          <Trans>These are the next 100. Filter to see others.</Trans>
        </p>
      )}
    </>
  );
}

const isFiltered = ({ filter }: EmployerInterviews) => filter.status !== null || filter.host !== "team";

const upcomingStatuses = ["pending", "scheduled"] as const;

/** One of the own applications, opened beside the list: what happened, what was said and sent, and what can be done. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";

import { jobPath } from "#features/paths.ts";
import { JobSummary } from "#features/jobs/screens/job-summary.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { useResource } from "#platform/web/use-resource.ts";
import { JobApplication, type TimelineEntry } from "../../application.ts";
import { ApplicationDocuments } from "../review/detail/application-documents.tsx";
import { myApplicationLinks, myApplicationUpdates, myApplicationActions } from "../application-slots.ts";
import type { MyApplication } from "../apply/apply-draft.ts";
import { MyAnswers } from "./my-answers.tsx";
import { TransitionDialog } from "./my-transition-dialogs.tsx";
import { myTransitions, type MyTransition } from "./my-transitions.ts";
import { MyTimeline } from "./my-timeline.tsx";
import classes from "./my-applications.module.css";
import { TransitionButton } from "./my-next-step.tsx";
import { MyOffer } from "./my-offer.tsx";
import { ApplicationStatusPill } from "../labels/application-status-pill.tsx";
import { StateExplanation } from "./state-explanation.tsx";

/** The one that leads on stands last. */
const transitionOrder: MyTransition[] = ["withdrawn", "unaccepted", "declined", "closed", "submitted", "accepted"];
/** These stay in the list they stand in. */
const staysInList: MyTransition[] = ["accepted", "unaccepted"];

export function MyApplicationSheet({ id, close }: { id: string; close: () => void }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<MyTransition | null>(null);
  const query = useResource(JobApplication, id, {
    include: ["jobListing.employer", "jobListing.locations"],
    live: true,
  });
  const application = query.data;
  useTimelineRefetch(application, query.retry);
  const moves = application ? myTransitions(application) : [];
  // Whoever may decline an offer needs no second way out.
  const isOffered = moves.includes("declined");
  const offered = transitionOrder.filter((move) => moves.includes(move) && !(isOffered && move === "withdrawn"));
  const done = () => {
    close();
    setTimeout(restoreFocus, 100, Date.now() + 3_000);
  };
  return (
    <Dialog
      isOpen
      size="side"
      title={application?.jobListing?.title ?? t`Application`}
      onClose={close}
      footer={
        offered.length > 0 &&
        offered.map((move) => <TransitionButton key={move} move={move} onClick={() => setAsked(move)} />)
      }
    >
      <Loaded query={query} failure={t`We couldn't load this application.`}>
        {(shown) => <Detail application={shown} />}
      </Loaded>
      {asked && application && (
        <TransitionDialog
          move={asked}
          application={application}
          close={() => setAsked(null)}
          onDone={staysInList.includes(asked) ? undefined : done}
        />
      )}
    </Dialog>
  );
}

function Detail({ application }: { application: MyApplication }) {
  const { jobListing: job, meta } = application;
  const { timeline = [] } = (meta ?? {}) as { timeline?: TimelineEntry[] };
  return (
    <div className={classes.detail}>
      <div className={classes.pills}>
        <ApplicationStatusPill application={application} />
      </div>
      <StateExplanation application={application} />
      <MyOffer application={application} />
      <div className={classes.links}>
        <myApplicationActions.Outlet application={application} />
        <myApplicationUpdates.Outlet application={application} />
        <myApplicationLinks.Outlet application={application} />
      </div>
      {job && (
        <div className={classes.job}>
          <JobSummary job={job} />
          <Link to={jobPath(job.slug)}>
            <Trans>View job</Trans>
          </Link>
        </div>
      )}
      <MyTimeline rows={timeline} viewedAt={application.viewedAt} />
      <MyAnswers questions={application.screeningQuestions} />
      <ApplicationDocuments application={application} />
    </div>
  );
}

/** What is pushed is the row alone; its timeline is asked for. */
function useTimelineRefetch(application: MyApplication | undefined, retry: () => void) {
  const ask = useEffectEvent(retry);
  const changedAt =
    application && [application.stateChangedAt, application.viewedAt, application.offerAcceptedAt].join(" ");
  const known = useRef(changedAt);
  useEffect(() => {
    const before = known.current;
    known.current = changedAt;
    if (before && changedAt && before !== changedAt) ask();
  }, [changedAt]);
}

/** The row the focus came from goes to another tab, sooner or later: whoever is left without a place finds the tabs. */
function restoreFocus(until: number) {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  if (Date.now() < until) setTimeout(restoreFocus, 100, until);
}

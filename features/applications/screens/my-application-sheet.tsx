/** One of the own applications, opened beside the list: what happened, what was said and sent, and what can be done. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";

import { jobPath } from "#features/paths.ts";
import { JobSummary } from "#features/jobs/screens/job-summary.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { useResource } from "#platform/web/use-resource.ts";
import { JobApplication, type TimelineRow } from "../application.ts";
import { ApplicationDocuments } from "./application-documents.tsx";
import { ownApplicationLinks, ownApplicationNews, ownApplicationSteps } from "./application-slots.ts";
import type { OwnApplication } from "./apply-draft.ts";
import { MyAnswers } from "./my-answers.tsx";
import { MoveDialog } from "./my-move-dialogs.tsx";
import { myMoves, type MyMove } from "./my-moves.ts";
import { MyTimeline } from "./my-timeline.tsx";
import classes from "./my-applications.module.css";
import { MoveButton } from "./next-step.tsx";
import { OwnOffer } from "./own-offer.tsx";
import { StatusPill } from "./status-pill.tsx";
import { WhatItMeans } from "./what-it-means.tsx";

/** The one that leads on stands last. */
const order: MyMove[] = ["withdrawn", "unaccepted", "declined", "closed", "submitted", "accepted"];
/** These stay in the list they stand in. */
const stays: MyMove[] = ["accepted", "unaccepted"];

export function MyApplicationSheet({ id, close }: { id: string; close: () => void }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<MyMove | null>(null);
  const query = useResource(JobApplication, id, {
    include: ["jobListing.employer", "jobListing.locations"],
    live: true,
  });
  const application = query.data;
  useFreshTimeline(application, query.retry);
  const moves = application ? myMoves(application) : [];
  // Whoever may decline an offer needs no second way out.
  const isOffered = moves.includes("declined");
  const offered = order.filter((move) => moves.includes(move) && !(isOffered && move === "withdrawn"));
  const done = () => {
    close();
    setTimeout(keepFocus, 100, Date.now() + 3_000);
  };
  return (
    <Dialog
      isOpen
      size="side"
      title={application?.jobListing?.title ?? t`Application`}
      onClose={close}
      footer={
        offered.length > 0 &&
        offered.map((move) => <MoveButton key={move} move={move} onClick={() => setAsked(move)} />)
      }
    >
      <Loaded query={query} failure={t`We couldn't load this application.`}>
        {(shown) => <Detail application={shown} />}
      </Loaded>
      {asked && application && (
        <MoveDialog
          move={asked}
          application={application}
          close={() => setAsked(null)}
          onDone={stays.includes(asked) ? undefined : done}
        />
      )}
    </Dialog>
  );
}

function Detail({ application }: { application: OwnApplication }) {
  const { jobListing: job, meta } = application;
  const { timeline = [] } = (meta ?? {}) as { timeline?: TimelineRow[] };
  return (
    <div className={classes.detail}>
      <div className={classes.pills}>
        <StatusPill application={application} />
      </div>
      <WhatItMeans application={application} />
      <OwnOffer application={application} />
      <div className={classes.links}>
        <ownApplicationSteps.Here application={application} />
        <ownApplicationNews.Here application={application} />
        <ownApplicationLinks.Here application={application} />
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
function useFreshTimeline(application: OwnApplication | undefined, retry: () => void) {
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
function keepFocus(until: number) {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  if (Date.now() < until) setTimeout(keepFocus, 100, until);
}

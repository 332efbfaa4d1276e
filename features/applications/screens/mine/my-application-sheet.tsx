/** One of the educator's applications in a side sheet: timeline, answers, documents, actions. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";

import { jobPath } from "#features/paths.ts";
import { JobSummary } from "#features/jobs/screens/card/job-summary.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobApplication } from "../../application.ts";
import { ApplicationDocuments } from "../review/detail/application-documents.tsx";
import { myApplicationLinks, myApplicationUpdates, myApplicationActions } from "../application-slots.ts";
import type { MyApplication } from "../apply/apply-draft.ts";
import { MyAnswers } from "./my-answers.tsx";
import { TransitionDialog } from "./my-transition-dialogs.tsx";
import { myTransitions, type MyTransition } from "./my-transitions.ts";
import { MyTimeline } from "./my-timeline.tsx";
import { openOptions } from "./my-application-query.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";
import { TransitionButton } from "./my-next-step.tsx";
import { MyOffer } from "./my-offer.tsx";
import { ApplicationStatusPill } from "../labels/application-status-pill.tsx";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import { rejectionTexts } from "../../rejection.ts";

/** The primary action comes last; withdrawing is no way on, so it stands at the end of the sheet. */
const transitionOrder: MyTransition[] = ["unaccepted", "declined", "closed", "submitted", "accepted"];
/** These do not move the application to another tab. */
const staysInList: MyTransition[] = ["accepted", "unaccepted"];

export function MyApplicationSheet({ id, close }: { id: string; close: () => void }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<MyTransition | null>(null);
  const query = useResource(JobApplication, id, {
    ...openOptions,
    live: true,
    keepOffline: true,
  });
  const application = query.data;
  useTimelineRefetch(application, query.retry);
  const transitions = application ? myTransitions(application) : [];
  // Where the offer can be declined, Withdraw is left out.
  const isOffered = transitions.includes("declined");
  const mayWithdraw = transitions.includes("withdrawn") && !isOffered;
  const buttons = transitionOrder.filter((move) => transitions.includes(move));
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
        application &&
        (application.aasmState !== "draft" || buttons.length > 0) && (
          <>
            <myApplicationLinks.Outlet application={application} />
            {buttons.map((move) => (
              <TransitionButton key={move} move={move} onClick={() => setChosen(move)} />
            ))}
          </>
        )
      }
    >
      <Loaded query={query} failure={t`We couldn't load this application.`}>
        {(shown) => (
          <Stack gap={24}>
            <Detail application={shown} />
            {mayWithdraw && (
              <Cluster>
                <TransitionButton move="withdrawn" onClick={() => setChosen("withdrawn")} />
              </Cluster>
            )}
          </Stack>
        )}
      </Loaded>
      {chosen && application && (
        <TransitionDialog
          move={chosen}
          application={application}
          close={() => setChosen(null)}
          onDone={staysInList.includes(chosen) ? undefined : done}
        />
      )}
    </Dialog>
  );
}

function Detail({ application }: { application: MyApplication }) {
  const { jobListing: job, meta } = application;
  const { timeline = [] } = meta ?? {};
  return (
    <Stack gap={24}>
      <div className={classes.pills}>
        <ApplicationStatusPill application={application} />
      </div>
      <StateExplanation application={application} />
      <MyOffer application={application} />
      <Cluster gap={[8, 16]} className={classes.links}>
        <myApplicationActions.Outlet application={application} />
        <myApplicationUpdates.Outlet application={application} />
      </Cluster>
      {job && (
        <Stack gap={8} surface="sunken" padding={16} className={classes.job}>
          <JobSummary job={job} />
          <Link to={jobPath(job.slug)}>
            <Trans>View job</Trans>
          </Link>
        </Stack>
      )}
      <MyTimeline rows={timeline} viewedAt={application.viewedAt} />
      <MyAnswers questions={application.screeningQuestions} />
      <ApplicationDocuments application={application} />
    </Stack>
  );
}

/** A push carries the row without its timeline, so the timeline is refetched. */
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

/** The row that had the focus may move to another tab; then the focus goes to the tabs. */
function restoreFocus(until: number) {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  if (Date.now() < until) setTimeout(restoreFocus, 100, until);
}

/** One sentence that explains an application's state: the employer's message, or the next step. */
function StateExplanation({ application }: { application: MyApplication }) {
  const { t, i18n } = useLingui();
  const { aasmState, viewedAt, jobListing: job } = application;
  const employerName = (job && employerOf(job)?.name) ?? t`The employer`;
  const sentences: Partial<Record<typeof aasmState, string>> = {
    submitted: viewedAt
      ? t`${employerName} has opened your application.`
      : t`${employerName} has your application. We'll tell you when they open it.`,
    shortlisted: t`${employerName} likes your application and is thinking about the next step.`,
    interviewing: t`${employerName} would like to talk with you.`,
    offered: application.offerAcceptedAt
      ? t`You said yes. ${employerName} confirms the hire next.`
      : t`${employerName} would like to hire you.`,
    hired: t`You got this job. Congratulations!`,
    rejected: application.rejectionText ?? i18n._(rejectionTexts[application.rejectionMessage ?? "others"]),
  };
  const sentence = sentences[aasmState];
  return sentence ? <p className="reading pre-line">{sentence}</p> : null;
}

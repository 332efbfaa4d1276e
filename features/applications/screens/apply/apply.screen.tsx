/** /jobs/{slug}/apply: applying for a job, one question per page, with a draft that resumes where the educator stopped. */
import { ApplicationWaiting } from "./application-waiting.tsx";
import { useWaitingApplications } from "./waiting-application.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useParams } from "react-router";

import { useRestriction } from "#features/educators/screens/standing/restriction-notice.tsx";
import { isOpen } from "#features/jobs/screens/job-records.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { AlreadyApplied, AppliesElsewhere, JobClosed, ApplyBlocked } from "./apply-outcomes.tsx";
import { isNothingAsked, questionStep, type ApplyStart, type LocalDraftCopy } from "./apply-draft.ts";
import { ApplyFrame } from "./apply-frame.tsx";
import { ApplicationSent } from "./application-sent.tsx";
import { CheckStep } from "./check-step.tsx";
import { LocationsStep } from "./locations-step.tsx";
import { MissingStep } from "./missing-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { QuestionStep } from "./question-step.tsx";
import { useApplyFlow } from "./use-apply-flow.ts";
import { useApplyStart } from "./use-apply-start.ts";
import { useOpenedCopy } from "./use-local-copy.ts";
import type { ApplyOutcome } from "./use-apply-mutations.ts";

export const handle = routeHandle({ access: "educator", shell: "flow", hasServerData: true });

export default function ApplyScreen() {
  const { t } = useLingui();
  const { slug } = useParams();
  const start = useApplyStart(slug!);
  if (start.isMissing) return <NotFound />;
  return (
    <Loaded query={start} failure={t`We couldn't load this job.`}>
      {(data) => <Apply key={data.job.id} start={data} refetch={start.refetch} isGone={start.isGone} />}
    </Loaded>
  );
}

interface ApplyProps {
  start: ApplyStart;
  refetch: () => void;
  /** The job can no longer be read. */
  isGone: boolean;
}

function Apply({ start, refetch, isGone }: ApplyProps) {
  const { job, application } = start;
  const [search, setSearch] = useSearch();
  const [stop, setStop] = useState<ApplyOutcome | null>(null);
  const hindrance = useRestriction("apply");
  // An educator who has begun may continue: the answers stay, and sending reports what is missing.
  const [hasBegun, setHasBegun] = useState(hindrance === null);
  if (hindrance === null && !hasBegun) setHasBegun(true);
  const isSent = !!application?.submittedAt;
  const finish = (how: ApplyOutcome) => {
    setStop(how);
    if (how === "sent" || how === "waiting") setSearch({ step: "done", change: null }, "replace");
    else refetch();
  };
  // A draft closes with its job; its channel reports that before the job is refetched.
  const state = application?.aasmState;
  const refetchJob = useEffectEvent(refetch);
  useEffect(() => {
    if (state === "closed") refetchJob();
  }, [state]);

  const waiting = useWaitingApplications().find(({ payload }) => payload.jobId === job.id);
  if (waiting && waiting.problem === null && search.step === "done")
    return <ApplicationWaiting waiting={waiting.payload} />;
  if (stop === "sent" || (isSent && search.step === "done")) return <ApplicationSent job={job} />;
  if (isSent || stop === "applied") return <AlreadyApplied job={job} application={application} />;
  if (isGone || stop === "closed" || !isOpen(job)) return <JobClosed {...start} />;
  if (job.externalUrl) return <AppliesElsewhere job={job} url={job.externalUrl} />;
  if (!hasBegun) return <ApplyBlocked {...start} hindrance={hindrance!} />;
  return <ApplySteps start={start} onStop={finish} />;
}

interface ApplyStepsProps {
  start: ApplyStart;
  onStop: (stop: ApplyOutcome) => void;
}

/** What this browser has of the draft is known after hydration: the steps begin anew with it. */
function ApplySteps(props: ApplyStepsProps) {
  const copy = useOpenedCopy(props.start.job.id);
  return <StepsOfDraft key={copy ? "copy" : "saved"} {...props} copy={copy} />;
}

interface StepsOfDraftProps extends ApplyStepsProps {
  copy: LocalDraftCopy | null | undefined;
}

/** The frame stays mounted; its content changes with the step. */
function StepsOfDraft({ start, copy, onStop }: StepsOfDraftProps) {
  const { t } = useLingui();
  const flow = useApplyFlow(start, copy, onStop);
  const { step } = flow;
  const question = start.job.screeningQuestions.find(({ id }) => questionStep(id) === step);
  const isPlain = flow.draft.askedFields.length === 0 && isNothingAsked(start.job, start.profile);
  const titles: Record<string, string> = {
    profile: t`Your profile`,
    missing: t`What is missing in your profile`,
    locations: t`Where would you like to work?`,
    check: isPlain ? t`What they get from you` : t`Check your answers`,
  };
  const leads: Record<string, string> = {
    profile: t`How they reach you, and your resume. The rest they read in your profile.`,
    missing: t`Employers look for this first. It is saved to your profile, and never asked again.`,
  };
  return (
    <ApplyFrame flow={flow} title={question?.question ?? titles[step]!} lead={leads[step]}>
      {step === "profile" && <ProfileStep flow={flow} />}
      {step === "missing" && <MissingStep flow={flow} />}
      {step === "locations" && <LocationsStep flow={flow} label={titles["locations"]!} />}
      {question && <QuestionStep key={question.id} flow={flow} question={question} />}
      {step === "check" && <CheckStep flow={flow} />}
    </ApplyFrame>
  );
}

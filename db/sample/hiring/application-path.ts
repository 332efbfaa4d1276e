/**
 * One application's path through the states, by the product's own transition table and in chronological
 * order.
 */
import type { ApplicationState } from "#features/applications/application-constants.ts";
import { applicationTransitions } from "#features/applications/application-transitions.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { canTransition, type TransitionRole } from "#platform/shared/transitions.ts";
import type { SampleJob } from "../jobs/jobs.ts";
import type { SampleContext } from "../sample-context.ts";

export interface ApplicationTransition {
  from: ApplicationState | null;
  to: ApplicationState;
  by: TransitionRole;
  at: Date;
  reason: string | null;
}

export interface ApplicationPath {
  state: ApplicationState;
  transitions: ApplicationTransition[];
  createdAt: Date;
  submittedAt: Date | null;
  changedAt: Date;
  viewedAt: Date | null;
  interviewScheduledAt: Date | null;
}

/** `end` fixes where it has come to; otherwise the job's state and its age decide. */
export function applicationPath(
  context: SampleContext,
  job: SampleJob,
  knownSince: Date,
  end?: ApplicationState,
): ApplicationPath {
  const { r, now } = context;
  const open = Math.max(job.dates.publishedAt!.getTime(), knownSince.getTime());
  const until = Math.max(open + 1000, job.dates.closedAt?.getTime() ?? now.getTime() - 600_000);
  const at = open + (until - open) * r.next();
  const route = routes[end ?? endOf(context, job)];
  const left = until - at;
  let last = at;
  const transitions = route.map(([to, by], index): ApplicationTransition => {
    const from = index === 0 ? null : route[index - 1]![0];
    if (from && !canTransition(applicationTransitions, from, to, by))
      throw new Error(`No application goes from ${from} to ${to}.`);
    // Each move takes its part of the time that is left, so that all of them lie before now; sending is quick.
    const days = index === 1 ? 0.01 : 1 + r.next() * 5;
    if (index > 0) last += Math.min((left / route.length) * (0.3 + r.next() * 0.7), days * dayMs);
    if (to === "closed" && job.dates.closedAt) last = until;
    return { from, to, by, at: new Date(last), reason: reasonFor(context, to) };
  });
  const state = route.at(-1)![0];
  const reached = (to: ApplicationState) =>
    transitions.find((transition) => transition.to === to)?.at ?? null;
  const changedAt = transitions.at(-1)!.at;
  const isViewed = state !== "draft" && (route.length > 2 ? state !== "withdrawn" : r.chance(0.45));
  return {
    state,
    transitions,
    createdAt: new Date(at),
    submittedAt: reached("submitted"),
    changedAt,
    viewedAt: isViewed
      ? new Date((reached("submitted")!.getTime() + (transitions[2]?.at ?? now).getTime()) / 2)
      : null,
    interviewScheduledAt: reached("interviewing"),
  };
}

/** What became of it: a closed job has no open application, a filled one now and then a hire. */
function endOf({ r }: SampleContext, { dates }: SampleJob): ApplicationState {
  if (dates.closedAt)
    return dates.closedReason === "filled"
      ? r.weighted({ hired: 2, rejected: 4, closed: 3, declined: 0.5, withdrawn: 0.5 })
      : r.weighted({ rejected: 4, closed: 5, withdrawn: 1 });
  return r.weighted({
    submitted: 46,
    shortlisted: 15,
    interviewing: 14,
    offered: 5,
    rejected: 11,
    withdrawn: 4,
    draft: 4,
    hired: 1,
  });
}

type Step = [to: ApplicationState, by: TransitionRole];
const sent: Step[] = [
  ["draft", "educator"],
  ["submitted", "educator"],
];

const routes: Record<ApplicationState, Step[]> = {
  draft: sent.slice(0, 1),
  submitted: sent,
  shortlisted: [...sent, ["shortlisted", "employer"]],
  interviewing: [...sent, ["shortlisted", "employer"], ["interviewing", "employer"]],
  offered: [...sent, ["interviewing", "employer"], ["offered", "employer"]],
  hired: [
    ...sent,
    ["shortlisted", "employer"],
    ["interviewing", "employer"],
    ["offered", "employer"],
    ["hired", "employer"],
  ],
  rejected: [...sent, ["rejected", "employer"]],
  declined: [...sent, ["interviewing", "employer"], ["offered", "employer"], ["declined", "educator"]],
  withdrawn: [...sent, ["withdrawn", "educator"]],
  closed: [...sent, ["closed", "system"]],
};

const reasons: Partial<Record<ApplicationState, readonly string[]>> = {
  rejected: [
    "Hours did not fit",
    "Somebody else had more experience with this age",
    "No certificate for our state yet",
    "Position filled",
  ],
  closed: ["The job was closed"],
  withdrawn: ["Took another job", "Too far from home"],
};

const reasonFor = ({ r }: SampleContext, to: ApplicationState) => (reasons[to] ? r.pick(reasons[to]) : null);

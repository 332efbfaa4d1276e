/** What an educator may do with an application now, by the same tables as the server's. */
import { isOpen } from "#features/jobs/screens/job-parts.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { allowedTransitions } from "../../application-transitions.ts";
import { acceptRefusal, unacceptRefusal } from "../../offer.ts";
import type { MyApplication } from "../apply/apply-draft.ts";

/** Moves by the state they lead to, and the two answers to an offer that lead to none. */
export type MyTransition = "withdrawn" | "declined" | "closed" | "submitted" | "accepted" | "unaccepted";

const educatorTargets: readonly ApplicationState[] = ["withdrawn", "declined", "closed", "submitted"];

export function myTransitions(application: MyApplication, now = new Date()): MyTransition[] {
  const { aasmState, jobListing, stateChangedAt, meta } = application;
  const { timesSubmitted = 1, employerActedAt } = (meta ?? {}) as MyApplicationMeta;
  const facts = {
    aasmState,
    jobOpen: !!jobListing?.listingStatus && isOpen(jobListing),
    timesSubmitted,
    // The state changes with their acts, too; a message or an invitation changes nothing else.
    employerLastActedAt: later(stateChangedAt, employerActedAt),
  };
  const moves = allowedTransitions(facts, "educator", now).filter((to) => educatorTargets.includes(to)) as MyTransition[];
  return aasmState === "draft" ? [] : [...offerAnswers(application, now), ...moves];
}

interface MyApplicationMeta {
  timesSubmitted?: number;
  employerActedAt?: string | null;
}

function offerAnswers(application: MyApplication, now: Date): MyTransition[] {
  if (application.offerAcceptedAt) return unacceptRefusal(application, now) ? [] : ["unaccepted"];
  return acceptRefusal(application, now) ? [] : ["accepted"];
}

const later = (one: string, other: string | null | undefined) =>
  other && Date.parse(other) > Date.parse(one) ? other : one;

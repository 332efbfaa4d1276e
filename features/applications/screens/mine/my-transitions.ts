/** The transitions an educator may make now, from the same tables as the server's. */
import { isOpen } from "#features/jobs/screens/job-records.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { allowedTransitions } from "../../application-transitions.ts";
import { acceptRefusal, unacceptRefusal } from "../../offer.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";

/** Transitions by target state, and the two answers to an offer, which change no state. */
export type MyTransition = "withdrawn" | "declined" | "closed" | "submitted" | "accepted" | "unaccepted";

const educatorTargets: readonly ApplicationState[] = ["withdrawn", "declined", "closed", "submitted"];

export function myTransitions(application: MyApplicationRow, now = new Date()): MyTransition[] {
  const { aasmState, jobListing, stateChangedAt, meta } = application;
  const { timesSubmitted = 1, employerActedAt } = meta ?? {};
  const facts = {
    aasmState,
    jobOpen: !!jobListing?.listingStatus && isOpen(jobListing),
    timesSubmitted,
    // The employer's transitions set `stateChangedAt`; messages and invitations set only `employerActedAt`.
    employerLastActedAt: later(stateChangedAt, employerActedAt),
  };
  const transitions = allowedTransitions(facts, "educator", now).filter((to) =>
    educatorTargets.includes(to),
  ) as MyTransition[];
  return aasmState === "draft" ? [] : [...offerAnswers(application, now), ...transitions];
}

function offerAnswers(application: MyApplicationRow, now: Date): MyTransition[] {
  if (application.offerAcceptedAt) return unacceptRefusal(application, now) ? [] : ["unaccepted"];
  return acceptRefusal(application, now) ? [] : ["accepted"];
}

const later = (one: string, other: string | null | undefined) =>
  other && Date.parse(other) > Date.parse(one) ? other : one;

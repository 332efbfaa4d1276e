/** What an educator may do with an application now, by the same tables as the server's. */
import { isOpen } from "#features/jobs/screens/job-parts.ts";
import type { ApplicationState } from "../application-constants.ts";
import { movesOffered } from "../application-transitions.ts";
import { acceptRefusal, takeBackRefusal } from "../offer.ts";
import type { OwnApplication } from "./apply-draft.ts";

/** Moves by the state they lead to, and the two answers to an offer that lead to none. */
export type MyMove = "withdrawn" | "declined" | "closed" | "submitted" | "accepted" | "unaccepted";

const own: readonly ApplicationState[] = ["withdrawn", "declined", "closed", "submitted"];

export function myMoves(application: OwnApplication, now = new Date()): MyMove[] {
  const { aasmState, jobListing, stateChangedAt, meta } = application;
  const { timesSubmitted = 1, employerActedAt } = (meta ?? {}) as OwnMeta;
  const facts = {
    aasmState,
    jobOpen: !!jobListing?.listingStatus && isOpen(jobListing),
    timesSubmitted,
    // The state changes with their acts, too; a message or an invitation changes nothing else.
    employerLastActedAt: later(stateChangedAt, employerActedAt),
  };
  const moves = movesOffered(facts, "educator", now).filter((to) => own.includes(to)) as MyMove[];
  return aasmState === "draft" ? [] : [...answers(application, now), ...moves];
}

interface OwnMeta {
  timesSubmitted?: number;
  employerActedAt?: string | null;
}

function answers(application: OwnApplication, now: Date): MyMove[] {
  if (application.offerAcceptedAt) return takeBackRefusal(application, now) ? [] : ["unaccepted"];
  return acceptRefusal(application, now) ? [] : ["accepted"];
}

const later = (one: string, other: string | null | undefined) =>
  other && Date.parse(other) > Date.parse(one) ? other : one;

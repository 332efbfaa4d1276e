/** The tabs of an applicant list: what needs the employer first, then the states by kind. */
import type { ApplicationState } from "./application-constants.ts";

export const applicantStages = [
  "needs_you",
  "shortlisted",
  "interviewing",
  "offered",
  "hired",
  "not_selected",
  "all",
] as const;
export type ApplicantStage = (typeof applicantStages)[number];

/** The states of a stage; `needs_you` also has accepted offers, whose hire waits to be confirmed. */
export const statesOfStage: Record<Exclude<ApplicantStage, "all">, readonly ApplicationState[]> = {
  needs_you: ["submitted"],
  shortlisted: ["shortlisted"],
  interviewing: ["interviewing"],
  offered: ["offered"],
  hired: ["hired"],
  not_selected: ["rejected", "declined", "withdrawn", "closed"],
};

/** The number of applicants of each stage, from those of each state. */
export function countStages(
  states: Record<string, number>,
  acceptedOffers: number,
): Record<ApplicantStage, number> {
  const sum = (of: readonly string[]) => of.reduce((all, state) => all + (states[state] ?? 0), 0);
  const ofStage = (stage: Exclude<ApplicantStage, "all">) => sum(statesOfStage[stage]);
  return {
    needs_you: ofStage("needs_you") + acceptedOffers,
    shortlisted: ofStage("shortlisted"),
    interviewing: ofStage("interviewing"),
    offered: ofStage("offered"),
    hired: ofStage("hired"),
    not_selected: ofStage("not_selected"),
    all: sum(Object.keys(states)),
  };
}

/** What two sides' answers about one hire come to. Pure. */

export interface HireAnswers {
  educatorSays: boolean | null;
  employerSays: boolean | null;
  conflictAskedAt: Date | null;
}

export const hireStates = [
  "none",
  "reported_by_educator",
  "reported_by_employer",
  "confirmed",
  "conflict",
] as const;
export type HireState = (typeof hireStates)[number];

export function hireStateOf({ educatorSays, employerSays }: HireAnswers): HireState {
  if (educatorSays && employerSays) return "confirmed";
  if (educatorSays === true) return employerSays === null ? "reported_by_educator" : "conflict";
  if (employerSays === true) return educatorSays === null ? "reported_by_employer" : "conflict";
  return "none";
}

/**
 * Whom to ask next: the side that has not answered, or, once, the side that says no where the other says yes. Null where
 * there is nothing to ask.
 */
export function whomToAsk(answers: HireAnswers): "educator" | "employer" | null {
  switch (hireStateOf(answers)) {
    case "reported_by_educator":
      return "employer";
    case "reported_by_employer":
      return "educator";
    case "conflict":
      if (answers.conflictAskedAt) return null;
      return answers.educatorSays ? "employer" : "educator";
    default:
      return null;
  }
}

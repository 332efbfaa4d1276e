/** Why a log-in form that a browser sent without scripts was not accepted, as the log-in page's address says it. */
export const plainSignInProblems = ["credentials", "too_many", "other"] as const;
export type PlainSignInProblem = (typeof plainSignInProblems)[number];

export const plainSignInProblem = (search: string): PlainSignInProblem | undefined =>
  plainSignInProblems.find((one) => one === new URLSearchParams(search).get("problem"));

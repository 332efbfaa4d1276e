/** How a match may be called: nothing before enough is known, and no praise for a minority. */

/** Fewer known facts say nothing of the whole. */
export const leastKnownFacts = 3;
const strongFromScore = 0.75;
const goodFromScore = 0.5;

export interface MatchCounts {
  /** From 0 to 1. */
  score: number;
  met: number;
  /** Met or not, as far as the profile says. */
  known: number;
  /** What the job asks for. */
  asked: number;
}

export type MatchWord = "strong" | "good" | "some";

/** Null while too little is known. */
export function matchWord({ score, met, known, asked }: MatchCounts): MatchWord | null {
  if (known < Math.min(leastKnownFacts, asked)) return null;
  if (met * 2 <= asked && met < asked) return "some";
  if (score >= strongFromScore) return "strong";
  return score >= goodFromScore ? "good" : "some";
}

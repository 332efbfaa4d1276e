/**
 * The one match of the product: how well an educator fits a job, 0 to 1, and why.
 * Recommendations, badges, qualificationMatches, search relevance and "How you match" all come from here.
 */
import { criterionScorers, type CriterionScore } from "./criterion-scorers.ts";
import type { EducatorFacts, JobFacts } from "./match-facts.ts";
import { criteria, criterionWeights, isDealbreaker, type Criterion, type MatchRow } from "./match-row.ts";
import { normalizeEducatorFacts, normalizeJobFacts } from "./normalize-facts.ts";

export interface Match {
  score: number;
  /** Heaviest first; their points add up to the score. Empty when the job has no requirements. */
  rows: MatchRow[];
}

export const neutralScore = 0.5;
export const dealbreakerCap = 0.4;
/** The most that a job beyond reach scores, or one whose distance nobody can tell: below what is recommended. */
export const beyondReachCap = 0.7;
/** What the profile does not say is neither for nor against. */
const unknownCredit = 0.5;

export const match = (educator: EducatorFacts, job: JobFacts): Match => matchWith(job)(educator);

/** The match of many educators with one job, whose facts are normalized once. */
export function matchWith(job: JobFacts): (educator: EducatorFacts) => Match {
  const requirements = normalizeJobFacts(job);
  return (educator) => {
    const known = normalizeEducatorFacts(educator);
    const rows = toMatchRows(
      criteria.flatMap((criterion) =>
        toScoredCriterion(criterion, criterionScorers[criterion](known, requirements)),
      ),
    );
    if (rows.length === 0) return { score: neutralScore, rows };
    const earned = Math.min(1, total(rows));
    const cap = capOf(rows);
    if (earned <= cap) return { score: earned, rows };
    return { score: cap, rows: rows.map((row) => ({ ...row, points: (row.points * cap) / earned })) };
  };
}

function capOf(rows: MatchRow[]): number {
  if (rows.some(isDealbreaker)) return dealbreakerCap;
  return rows.some(({ criterion, met }) => criterion === "distance" && met !== true) ? beyondReachCap : 1;
}

/** `meta.match` of a job in a list: the same match, short. */
export function matchMeta({ score, rows }: Match) {
  const named = (met: MatchRow["met"]) => rows.filter((row) => row.met === met).map((row) => row.criterion);
  const miles = rows.find((row) => row.criterion === "distance")?.found;
  return {
    score: Math.round(score * 100) / 100,
    met: named(true),
    missing: named(false),
    unknown: named("unknown"),
    distanceMiles: typeof miles === "number" ? miles : null,
    otherStates: rows.flatMap(({ otherStates }) => otherStates ?? []),
  };
}

type ScoredCriterion = CriterionScore & { criterion: Criterion };

const toScoredCriterion = (criterion: Criterion, judgement: CriterionScore | null): ScoredCriterion[] =>
  judgement ? [{ criterion, ...judgement }] : [];

function toMatchRows(asked: ScoredCriterion[]): MatchRow[] {
  const all = asked.reduce((sum, { criterion }) => sum + criterionWeights[criterion], 0);
  return asked
    .map(({ criterion, required, found, credit, otherStates }): MatchRow => {
      const weight = criterionWeights[criterion] / all;
      const met = credit === null ? "unknown" : credit === 1;
      const points = weight * (credit ?? unknownCredit);
      return { criterion, required, found, met, weight, points, ...(otherStates && { otherStates }) };
    })
    .sort((a, b) => b.weight - a.weight);
}

const total = (rows: MatchRow[]) => rows.reduce((sum, { points }) => sum + points, 0);

/** One reason of a match, as it goes over the wire in `qualificationMatches`. */
import { keysOf } from "#platform/shared/literals.ts";
import { z } from "zod";

/** The possible requirements of a job, with their relative weights. */
export const criterionWeights = {
  certifications: 18,
  experience: 16,
  education: 14,
  schedule: 14,
  role: 12,
  distance: 10,
  ece_credits: 8,
  age_group: 8,
  pay: 8,
  languages: 6,
  start_date: 6,
} as const;

export type Criterion = keyof typeof criterionWeights;
export const criteria = keysOf(criterionWeights);

/** Missing one of these caps the score: no licence, or hours that cannot be worked. */
export const hardCriteria: readonly Criterion[] = ["certifications", "schedule"];

/** A level, months, miles, dollars an hour, a day (YYYY-MM-DD) or a list of words, by criterion. */
const fact = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export type Fact = string | number | readonly string[] | null;

export const matchRow = z.object({
  criterion: z.enum(criteria),
  required: fact,
  found: fact,
  met: z.union([z.boolean(), z.literal("unknown")]),
  /** The share of the whole, 0 to 1; the shares of all rows add up to 1. */
  weight: z.number().min(0).max(1),
  /** What the row brings to the score; all rows together are the score. */
  points: z.number().min(0).max(1),
  /** Two letters each: states whose license is held though the job is in another one, where `met` is "unknown". */
  otherStates: z.array(z.string()).optional(),
});

export interface MatchRow {
  criterion: Criterion;
  required: Fact;
  found: Fact;
  met: boolean | "unknown";
  weight: number;
  points: number;
  otherStates?: readonly string[];
}

export const isDealbreaker = ({ criterion, met }: Pick<MatchRow, "criterion" | "met">) =>
  met === false && hardCriteria.includes(criterion);

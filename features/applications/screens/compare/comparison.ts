/** The rows of a comparison and whether the applicants differ in them. */
import {
  criteria,
  criterionWeights,
  type Criterion,
  type Fact,
  type MatchRow,
} from "#features/matching/match-row.ts";
import { qualified } from "#features/jobs/screening-rules.ts";
import type { AnsweredQuestion } from "../../application.ts";

export interface ComparedApplication {
  qualificationMatches: readonly MatchRow[];
  screeningQuestions: readonly AnsweredQuestion[];
}

export interface CriterionRow {
  criterion: Criterion;
  /** What is required, where it is the same for all. */
  required: Fact | undefined;
  /** One per applicant; null where their job does not require it. */
  cells: (MatchRow | null)[];
  differs: boolean;
  /** Some meet it and others do not: what a choice may turn on. */
  decides: boolean;
}

export interface AnswerRow {
  question: string;
  /** One per applicant; null where they were not asked. */
  cells: (AnsweredQuestion | null)[];
  differs: boolean;
  /** Some gave an answer that the job requires, and others another one. */
  decides: boolean;
}

/** Criteria that are always shown, whether or not the job requires them. */
export const alwaysShownCriteria = ["pay", "start_date", "distance"] as const satisfies readonly Criterion[];

/** Every criterion that one of their jobs requires, by descending weight. */
export function criterionRows(applications: readonly ComparedApplication[]): CriterionRow[] {
  return criteria
    .toSorted((a, b) => criterionWeights[b] - criterionWeights[a])
    .map((criterion) => criterionRow(applications, criterion))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
}

export function criterionRow(
  applications: readonly ComparedApplication[],
  criterion: Criterion,
): CriterionRow {
  const cells = applications.map(
    ({ qualificationMatches }) => qualificationMatches.find((row) => row.criterion === criterion) ?? null,
  );
  const required = cells.map((cell) => cell && cell.required);
  return {
    criterion,
    required: cells[0] && isSame(required) ? cells[0].required : undefined,
    cells,
    differs: !isSame(cells.map((cell) => cell && [cell.found, cell.met])),
    decides: isDivided(cells.map((cell) => cell?.met)),
  };
}

/** Identically worded questions are one row, even across jobs. */
export function answerRows(applications: readonly ComparedApplication[]): AnswerRow[] {
  const questions = new Set(
    applications.flatMap(({ screeningQuestions }) => screeningQuestions.map(({ question }) => question)),
  );
  return [...questions].map((question) => {
    const cells = applications.map(
      ({ screeningQuestions }) => screeningQuestions.find((one) => one.question === question) ?? null,
    );
    return {
      question,
      cells,
      differs: !isSame(cells.map((cell) => cell && (cell.answer ?? null))),
      decides: isDivided(cells.map((cell) => cell && qualified({ [cell.id]: cell.answer }, [cell]))),
    };
  });
}

/** What nobody knows divides nobody. */
const isDivided = (outcomes: readonly unknown[]) => outcomes.includes(true) && outcomes.includes(false);

const isSame = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size <= 1;

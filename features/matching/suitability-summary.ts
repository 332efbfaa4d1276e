/** Plain, kind sentences from the rows of a match: the suitability summary when no language model is set. */
import {
  translateText,
  translatableText,
  type Translate,
  type TranslatableText,
} from "#platform/shared/translate.ts";
import { stateName } from "#features/places/states.ts";
import type { Criterion, MatchRow } from "./match-row.ts";

type SummaryRow = Pick<MatchRow, "criterion" | "met" | "otherStates">;

/** How much is met, then strengths, shortfalls, and what to ask about. */
export const suitabilitySummary = (rows: readonly SummaryRow[]): TranslatableText[] => [
  opening(rows),
  ...mentionedRows(rows, true),
  ...mentionedRows(rows, false),
  ...mentionedRows(rows, "unknown"),
];

/** The whole summary as one text. */
export const summaryText = (rows: readonly SummaryRow[], t: Translate): string =>
  suitabilitySummary(rows)
    .map((each) => translateText(each, t))
    .join(" ");

function opening(rows: readonly SummaryRow[]): TranslatableText {
  const met = rows.filter((row) => row.met === true).length;
  if (rows.length === 0)
    return translatableText(/*i18n*/ "This job asks for nothing in particular, so every applicant fits.");
  if (met === rows.length) return translatableText(/*i18n*/ "Meets everything this job asks for.");
  if (met === 0) return translatableText(/*i18n*/ "Nothing this job asks for shows in the profile yet.");
  return translatableText(/*i18n*/ "Meets {met} of the {asked} things this job asks for.", {
    met,
    asked: rows.length,
  });
}

const mentionedRows = (rows: readonly SummaryRow[], met: MatchRow["met"]) =>
  rows
    .filter((row) => row.met === met)
    .map((row) =>
      row.otherStates?.length
        ? translatableText(
            /*i18n*/ "Holds a license you need from {states}: check whether it counts in your state.",
            {
              states: row.otherStates.map(stateName).join(", "),
            },
          )
        : translatableText(sentences[row.criterion][wordFor(met)]),
    );

const wordFor = (met: MatchRow["met"]) => (met === "unknown" ? "unknown" : met ? "met" : "short");

const sentences: Record<Criterion, Record<"met" | "short" | "unknown", string>> = {
  certifications: {
    met: /*i18n*/ "Holds the certifications you need.",
    short: /*i18n*/ "A certification you need is not among those listed.",
    unknown: /*i18n*/ "Certifications are not stated: worth asking.",
  },
  experience: {
    met: /*i18n*/ "Has the experience with children you ask for.",
    short: /*i18n*/ "Has less experience with children than you ask for.",
    unknown: /*i18n*/ "Experience with children is not stated: worth asking.",
  },
  education: {
    met: /*i18n*/ "Has the education you ask for.",
    short: /*i18n*/ "Has less formal education than you ask for.",
    unknown: /*i18n*/ "Education is not stated: worth asking.",
  },
  schedule: {
    met: /*i18n*/ "Is looking for this schedule.",
    short: /*i18n*/ "Is looking for a different schedule.",
    unknown: /*i18n*/ "The schedule they hope for is not stated: worth asking.",
  },
  role: {
    met: /*i18n*/ "Is looking for this role.",
    short: /*i18n*/ "Named other roles than this one.",
    unknown: /*i18n*/ "The role they hope for is not stated: worth asking.",
  },
  distance: {
    met: /*i18n*/ "Lives within reach.",
    short: /*i18n*/ "Lives farther away than they hoped to travel.",
    unknown: /*i18n*/ "The way to work cannot be told from the profile: worth asking.",
  },
  ece_credits: {
    met: /*i18n*/ "Has the early-childhood credits you ask for.",
    short: /*i18n*/ "Has fewer early-childhood credits than you ask for.",
    unknown: /*i18n*/ "Early-childhood credits are not stated: worth asking.",
  },
  age_group: {
    met: /*i18n*/ "Wants to work with these ages.",
    short: /*i18n*/ "Would rather work with other ages.",
    unknown: /*i18n*/ "The ages they would like to work with are not stated: worth asking.",
  },
  pay: {
    met: /*i18n*/ "Your pay range covers what they hope for.",
    short: /*i18n*/ "Hopes for more than your pay range.",
    unknown: /*i18n*/ "The pay they hope for is not stated: worth asking.",
  },
  languages: {
    met: /*i18n*/ "Speaks the languages you ask for.",
    short: /*i18n*/ "Does not list every language you ask for.",
    unknown: /*i18n*/ "Languages are not stated: worth asking.",
  },
  start_date: {
    met: /*i18n*/ "Can start in time.",
    short: /*i18n*/ "Can start later than you hoped.",
    unknown: /*i18n*/ "A start date is not stated: worth asking.",
  },
};

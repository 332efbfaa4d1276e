/** The rows of a match as lines for the model: requirement, profile, outcome. */
import { educationLevels } from "#features/educators/education-levels.ts";
import type { Criterion, Fact, MatchRow } from "#features/matching/match-row.ts";

export const matchLines = (rows: readonly MatchRow[]): string[] =>
  rows.map(
    ({ criterion, required, found, ...row }) =>
      `- ${criterionNames[criterion]}: the job asks for ${factText(criterion, required)}; the profile shows ${factText(criterion, found)}: ${outcomeText(row)}`,
  );

function outcomeText({ met, otherStates }: Pick<MatchRow, "met" | "otherStates">): string {
  if (otherStates?.length) return `held in another state (${otherStates.join(", ")}), to be checked`;
  return met === "unknown" ? "not stated" : met ? "met" : "not met";
}

const criterionNames: Record<Criterion, string> = {
  certifications: "Certifications",
  experience: "Experience with children",
  education: "Education",
  schedule: "Schedule",
  role: "Role",
  distance: "Distance to work",
  ece_credits: "Early-childhood credits",
  age_group: "Ages of the children",
  pay: "Pay",
  languages: "Languages",
  start_date: "Start",
};

function factText(criterion: Criterion, fact: Fact): string {
  if (fact === null) return "nothing in particular";
  if (typeof fact === "number") return unitTexts[criterion]?.(fact) ?? String(fact);
  if (typeof fact === "string") return fact;
  return fact.length > 0 ? fact.join(", ") : "none";
}

const unitTexts: Partial<Record<Criterion, (amount: number) => string>> = {
  education: (level) => educationLevels[level] ?? String(level),
  experience: (months) => `${months} months`,
  ece_credits: (credits) => `${credits} credits`,
  distance: (miles) => `${miles} miles`,
  pay: (hourly) => `$${hourly.toFixed(2)} an hour`,
};

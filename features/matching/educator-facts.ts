/** Reads the facts of a match out of an educator's profile. */
import { isRecord } from "#platform/shared/is-record.ts";
import { hourlyPay } from "#features/educators/compensation.ts";
import { compensation } from "#features/educators/compensation-input.ts";
import { monthsWithChildren, type DatedEntry } from "#features/educators/experience.ts";
import { jobPreferenceQuestions } from "#features/educators/job-preferences.ts";
import { spokenLanguages } from "#features/educators/languages.ts";
import { availableFrom } from "#features/educators/start-date.ts";
import type { Point } from "#features/places/distance.ts";
import type { EducatorFacts, HeldCertification } from "./match-facts.ts";

/** The questions whose answers a match reads. */
export const matchQuestions = [...jobPreferenceQuestions, "languages_spoken", "work_experience"] as const;

export interface ProfileForMatch {
  /** Null where a section was never filled in; an empty list where it was filled in as empty. */
  educationHistories: readonly (DatedEntry & { filterableEducationLevel?: number | null })[] | null;
  workHistories:
    | readonly (DatedEntry & { workedWithChildren?: boolean | null; languages?: readonly string[] | null })[]
    | null;
  certifications: readonly HeldCertification[] | null;
  completedEceCredits?: number | null;
  /** The answers to `matchQuestions` by name, as their stored values (JSON or plain text). */
  answers: Readonly<Record<string, unknown>>;
  place?: Point | null;
}

export function educatorFacts(profile: ProfileForMatch, now: Date): EducatorFacts {
  const { educationHistories, workHistories, certifications, completedEceCredits = null } = profile;
  const answer = (name: string) => read(profile.answers[name]);
  const wished = location(answer("desired_location"));
  return {
    educationLevel: highestFinished(educationHistories),
    eceCredits: completedEceCredits,
    certifications,
    experienceMonths: monthsWithChildren(workHistories, answer("work_experience"), now),
    roles: list(answer("desired_role")),
    ageGroups: list(answer("desired_age_group")),
    schedules: list(answer("availability")),
    languages: nonEmpty(spokenLanguages(workHistories ?? [], list(answer("languages_spoken")))),
    place: wished?.place ?? profile.place ?? null,
    radiusInMiles: wished?.radiusInMiles ?? null,
    hourlyPay: expectedPayOf(answer("expected_compensation")),
    availableFrom: availableFrom(profile.answers, now),
  };
}

/** One still being studied for is not reached yet. */
function highestFinished(entries: ProfileForMatch["educationHistories"]): number | null {
  const levels = (entries ?? [])
    .filter(({ current }) => !current)
    .flatMap(({ filterableEducationLevel: level }) => (typeof level === "number" ? [level] : []));
  return levels.length > 0 ? Math.max(...levels) : null;
}

/** Answers are stored as JSON text or plain text. */
function read(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{"\d]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function list(value: unknown): string[] | null {
  if (Array.isArray(value)) return nonEmpty(value.filter((each) => typeof each === "string"));
  return typeof value === "string" && value.trim() ? [value] : null;
}

const nonEmpty = (words: string[] | undefined) => (words?.length ? [...new Set(words)] : null);

function location(value: unknown): { place: Point; radiusInMiles: number | null } | null {
  const { lat, lng, radiusInMiles }: Record<string, unknown> = isRecord(value) ? value : {};
  if (typeof lat !== "number" || typeof lng !== "number") return null;
  return { place: { lat, lng }, radiusInMiles: typeof radiusInMiles === "number" ? radiusInMiles : null };
}

/** A bare number is dollars an hour. */
function expectedPayOf(value: unknown): number | null {
  if (typeof value === "number") return value > 0 ? value : null;
  const given = compensation.safeParse(value);
  if (!given.success) return null;
  const { min, max } = hourlyPay(given.data);
  return min ?? max;
}

/** Normalizes facts for the match: an invalid number, place or day counts as not stated. */
import { isValid } from "date-fns/isValid";
import { parseDay } from "#platform/shared/parse-day.ts";
import type { Point } from "#features/places/distance.ts";
import type { EducatorFacts, JobFacts } from "./match-facts.ts";

export const normalizeEducatorFacts = (facts: EducatorFacts): EducatorFacts => ({
  ...shared(facts),
  certifications: facts.certifications ?? null,
  place: isPoint(facts.place) ? facts.place : null,
  radiusInMiles: positive(facts.radiusInMiles),
  availableFrom: day(facts.availableFrom),
});

export const normalizeJobFacts = (facts: JobFacts): JobFacts => ({
  ...shared(facts),
  certifications: words(facts.certifications),
  states: words(facts.states),
  places: facts.places?.filter(isPoint) ?? null,
  startBy: day(facts.startBy),
});

/** Below nothing is nothing; pay of nothing is none. */
const shared = (facts: Omit<EducatorFacts & JobFacts, "certifications">) => ({
  educationLevel: atLeastNone(facts.educationLevel),
  eceCredits: atLeastNone(facts.eceCredits),
  experienceMonths: atLeastNone(facts.experienceMonths),
  roles: words(facts.roles),
  ageGroups: words(facts.ageGroups),
  schedules: words(facts.schedules),
  languages: words(facts.languages),
  hourlyPay: positive(facts.hourlyPay),
});

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const atLeastNone = (value: unknown) => (isNumber(value) ? Math.max(0, value) : null);

const positive = (value: unknown) => (isNumber(value) && value > 0 ? value : null);

/** Each word once, however it is written. */
function words(list: readonly string[] | null | undefined): string[] | null {
  if (!list) return null;
  const known = new Map<string, string>();
  for (const word of list) {
    const plain = word.trim().toLowerCase();
    if (plain && !known.has(plain)) known.set(plain, word);
  }
  return [...known.values()];
}

const isPoint = (point: Point | null | undefined): point is Point =>
  isNumber(point?.lat) && isNumber(point.lng) && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;

const day = (date: string | null | undefined) => (date && isValid(parseDay(date)) ? date : null);

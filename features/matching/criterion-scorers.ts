/** How well an educator meets each criterion of a job; the facts are normalized already (`normalize-facts.ts`). */
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseDay } from "#platform/shared/parse-day.ts";
import { milesToNearest } from "#features/places/distance.ts";
import type { EducatorFacts, HeldCertification, JobFacts } from "./match-facts.ts";
import type { Criterion, Fact } from "./match-row.ts";

export interface CriterionScore {
  required: Fact;
  found: Fact;
  /** 1 when met, less when it falls short, null when the profile does not say. */
  credit: number | null;
  /** States whose licenses are held where the job is in another one: somebody has to check whether they count. */
  otherStates?: readonly string[];
}

/** Null when the job does not require it. */
type CriterionScorer = (educator: EducatorFacts, job: JobFacts) => CriterionScore | null;

export const criterionScorers: Record<Criterion, CriterionScorer> = {
  education: (educator, job) =>
    isRequired(job.educationLevel)
      ? amount(
          job.educationLevel,
          educator.educationLevel,
          job.educationLevel - (educator.educationLevel ?? 0) === 1 ? 0.5 : 0,
        )
      : null,
  ece_credits: (educator, job) => atLeast(job.eceCredits, educator.eceCredits),
  experience: (educator, job) => atLeast(job.experienceMonths, educator.experienceMonths),
  certifications: scoreCertifications,
  languages: (educator, job) => allOf(job.languages, educator.languages),
  role: (educator, job) => oneOf(job.roles, educator.roles),
  age_group: (educator, job) => oneOf(job.ageGroups, educator.ageGroups),
  schedule: (educator, job) => oneOf(job.schedules, educator.schedules),
  distance: scoreDistance,
  pay: scorePay,
  start_date: scoreStart,
};

/** Falling short never counts as much as this, however near it comes. */
export const maxCreditForShort = 0.6;
export const defaultRadiusInMiles = 25;
const daysLateForZero = 60;
const payShareForZero = 0.6;

function scoreDistance({ place, radiusInMiles }: EducatorFacts, { places }: JobFacts): CriterionScore | null {
  if (!places?.length) return null;
  const required = radiusInMiles || defaultRadiusInMiles;
  if (!place) return { required, found: null, credit: null };
  const miles = milesToNearest(place, places)!;
  const credit = miles <= required ? 1 : short(1 - (miles - required) / (2 * required));
  return { required, found: Math.round(miles * 10) / 10, credit };
}

/** A license of another state is neither met nor missing; one that is not held at all stays missing. */
function scoreCertifications(
  { certifications: held }: EducatorFacts,
  { certifications: required, states }: JobFacts,
): CriterionScore | null {
  if (!required?.length) return null;
  if (!held) return { required, found: null, credit: null };
  const found = held.map(({ title }) => title);
  const holders = required.map((one) => held.filter((certification) => countsAs(certification, one)));
  const isValidHere = ({ state }: HeldCertification) =>
    state === null || !states?.length || states.some((here) => plain(here) === plain(state));
  const valid = holders.filter((those) => those.some(isValidHere)).length;
  if (valid === required.length) return { required, found, credit: 1 };
  if (holders.some((those) => those.length === 0))
    return { required, found, credit: short(valid / required.length) };
  const elsewhere = holders.filter((those) => !those.some(isValidHere)).flat();
  const otherStates = [...new Set(elsewhere.flatMap(({ state }) => state ?? []))].sort();
  return { required, found, credit: null, otherStates };
}

/** A title that was written in by hand counts as what it says. */
const countsAs = ({ title, qualifications }: HeldCertification, required: string) =>
  [title, ...qualifications].some((one) => plain(one) === plain(required));

function scorePay(
  { hourlyPay: hoped }: EducatorFacts,
  { hourlyPay: offered }: JobFacts,
): CriterionScore | null {
  if (!offered) return null;
  if (!hoped) return { required: offered, found: null, credit: null };
  const share = offered / hoped;
  const credit = share >= 1 ? 1 : short((share - payShareForZero) / (1 - payShareForZero));
  return { required: offered, found: hoped, credit };
}

function scoreStart({ availableFrom }: EducatorFacts, { startBy }: JobFacts): CriterionScore | null {
  if (!startBy) return null;
  if (!availableFrom) return { required: startBy, found: null, credit: null };
  const late = differenceInCalendarDays(parseDay(availableFrom), parseDay(startBy));
  return {
    required: startBy,
    found: availableFrom,
    credit: late <= 0 ? 1 : short(1 - late / daysLateForZero),
  };
}

const atLeast = (required: number | null | undefined, found: number | null | undefined) =>
  isRequired(required) && required > 0 ? amount(required, found, (found ?? 0) / required) : null;

const amount = (required: number, found: number | null | undefined, share: number): CriterionScore =>
  isRequired(found)
    ? { required, found, credit: found >= required ? 1 : short(share) }
    : { required, found: null, credit: null };

/** An empty list of wishes is no refusal, so it counts as not stated. */
function oneOf(required: Words, found: Words): CriterionScore | null {
  if (!required?.length) return null;
  if (!found?.length) return { required, found: null, credit: null };
  return { required, found, credit: shared(required, found) > 0 ? 1 : 0 };
}

function allOf(required: Words, found: Words): CriterionScore | null {
  if (!required?.length) return null;
  if (!found) return { required, found: null, credit: null };
  const count = shared(required, found);
  return { required, found, credit: count === required.length ? 1 : short(count / required.length) };
}

type Words = readonly string[] | null | undefined;

function shared(required: readonly string[], found: readonly string[]): number {
  const known = new Set(found.map(plain));
  return required.filter((word) => known.has(plain(word))).length;
}

const plain = (word: string) => word.trim().toLowerCase();

const short = (share: number) => maxCreditForShort * Math.min(1, Math.max(0, share));

const isRequired = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined;

/** How well an educator meets each thing a job may ask for; the facts are tidy already (`tidy-facts.ts`). */
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { milesToNearest } from "#features/places/distance.ts";
import type { EducatorFacts, JobFacts } from "./match-facts.ts";
import type { Criterion, Fact } from "./match-row.ts";

export interface Judgement {
  required: Fact;
  found: Fact;
  /** 1 when met, less when it falls short, null when the profile does not say. */
  credit: number | null;
}

/** Null when the job does not ask for it. */
type Judge = (educator: EducatorFacts, job: JobFacts) => Judgement | null;

export const judgements: Record<Criterion, Judge> = {
  education: (educator, job) =>
    isAsked(job.educationLevel)
      ? amount(
          job.educationLevel,
          educator.educationLevel,
          job.educationLevel - (educator.educationLevel ?? 0) === 1 ? 0.5 : 0,
        )
      : null,
  ece_credits: (educator, job) => atLeast(job.eceCredits, educator.eceCredits),
  experience: (educator, job) => atLeast(job.experienceMonths, educator.experienceMonths),
  certifications: (educator, job) => allOf(job.certifications, educator.certifications),
  languages: (educator, job) => allOf(job.languages, educator.languages),
  role: (educator, job) => oneOf(job.roles, educator.roles),
  age_group: (educator, job) => oneOf(job.ageGroups, educator.ageGroups),
  schedule: (educator, job) => oneOf(job.schedules, educator.schedules),
  distance: judgeDistance,
  pay: judgePay,
  start_date: judgeStart,
};

/** Falling short never counts as much as this, however near it comes. */
export const mostForShort = 0.6;
export const defaultRadiusInMiles = 25;
const daysLateForNothing = 60;
const shareOfPayForNothing = 0.6;

function judgeDistance({ place, radiusInMiles }: EducatorFacts, { places }: JobFacts): Judgement | null {
  if (!places?.length) return null;
  const required = radiusInMiles || defaultRadiusInMiles;
  if (!place) return { required, found: null, credit: null };
  const miles = milesToNearest(place, places)!;
  const credit = miles <= required ? 1 : short(1 - (miles - required) / (2 * required));
  return { required, found: Math.round(miles * 10) / 10, credit };
}

function judgePay({ hourlyPay: hoped }: EducatorFacts, { hourlyPay: offered }: JobFacts): Judgement | null {
  if (!offered) return null;
  if (!hoped) return { required: offered, found: null, credit: null };
  const share = offered / hoped;
  const credit = share >= 1 ? 1 : short((share - shareOfPayForNothing) / (1 - shareOfPayForNothing));
  return { required: offered, found: hoped, credit };
}

function judgeStart({ availableFrom }: EducatorFacts, { startBy }: JobFacts): Judgement | null {
  if (!startBy) return null;
  if (!availableFrom) return { required: startBy, found: null, credit: null };
  const late = differenceInCalendarDays(parseISO(availableFrom), parseISO(startBy));
  return {
    required: startBy,
    found: availableFrom,
    credit: late <= 0 ? 1 : short(1 - late / daysLateForNothing),
  };
}

const atLeast = (required: number | null | undefined, found: number | null | undefined) =>
  isAsked(required) && required > 0 ? amount(required, found, (found ?? 0) / required) : null;

const amount = (required: number, found: number | null | undefined, share: number): Judgement =>
  isAsked(found)
    ? { required, found, credit: found >= required ? 1 : short(share) }
    : { required, found: null, credit: null };

/** Not having said what one wishes for is no refusal, so an empty list counts as not stated. */
function oneOf(required: Words, found: Words): Judgement | null {
  if (!required?.length) return null;
  if (!found?.length) return { required, found: null, credit: null };
  return { required, found, credit: shared(required, found) > 0 ? 1 : 0 };
}

function allOf(required: Words, found: Words): Judgement | null {
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

const short = (share: number) => mostForShort * Math.min(1, Math.max(0, share));

const isAsked = (value: number | null | undefined): value is number => value !== null && value !== undefined;

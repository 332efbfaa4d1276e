/** What a saved search looks for, in one form however it was written: two that find the same jobs are one. */
import { educationMinimums } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { philosophies } from "#features/places/philosophies.ts";
import { preprocess } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import { type AlertFilters, toFourDigits } from "./alert-search.ts";
import { benefits } from "#features/places/benefits.ts";
import { jobSearchSchedules, startTimelines } from "./job-constants.ts";
import { doneByTimes, startsFromTimes } from "./working-hours.ts";

const usualRadius = 25;
const chosen = { error: /*i18n*/ "Choose from the list" };

const text = (maxLength: number) =>
  z.string().transform((value) => value.replace(/\s+/g, " ").trim().slice(0, maxLength) || undefined);

/** As it stands in an address, or as a number. */
const number = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const listed = (value: unknown) =>
  (Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [value]).filter(
    (one) => one !== "",
  );

/** Each word once, in the order of its list, spelt as there. */
const someOf = <const W extends readonly string[]>(words: W) =>
  preprocess(
    (value) =>
      listed(value).map(
        (one) => words.find((word) => word.toLowerCase() === String(one).trim().toLowerCase()) ?? one,
      ),
    z.array(z.enum(words, chosen)),
    z.string(),
  ).transform((values) => {
    const validWords = words.filter((word) => values.includes(word));
    return validWords.length > 0 ? validWords : undefined;
  });

/** Of a list that areas extend: its own words first, then other titles by the alphabet. */
const offered = (words: readonly string[]) =>
  preprocess(
    (value) =>
      listed(value).map((one) => {
        const title = String(one).trim();
        return words.find((word) => word.toLowerCase() === title.toLowerCase()) ?? title;
      }),
    z.array(z.string().min(1, chosen).max(100, chosen)).max(50, chosen),
    z.string(),
  ).transform((values) => {
    const others = [...new Set(values)].filter((value) => !words.includes(value)).sort();
    const all = [...words.filter((word) => values.includes(word)), ...others];
    return all.length > 0 ? all : undefined;
  });

const firstOf = <const W extends readonly string[]>(words: W) =>
  someOf(words).transform((values) => values?.[0]);

const someIds = <S extends z.ZodType<string>>(each: S) =>
  preprocess(listed, z.array(each).max(50, chosen), z.string()).transform((values) =>
    values.length > 0 ? [...new Set(values)].sort() : undefined,
  );

const on = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => (value === true || value === "true" ? true : undefined));

/**
 * Attributes that the address of /jobs has but an alert does not search by: an alert lists what is new, in its own
 * order.
 */
const ofThePage = z.unknown().transform(() => undefined);

/** In the order in which they are stored. */
const schema = z.strictObject({
  q: text(200),
  address: text(200),
  lat: number(-90, 90).transform(toFourDigits),
  lng: number(-180, 180).transform(toFourDigits),
  zipCode: z
    .string()
    .regex(/^\s*\d{5}(-\d{4})?\s*$/)
    .transform((zip) => zip.trim().slice(0, 5)),
  radiusInMiles: number(0.1, 500),
  minimumWage: number(0, 100_000).transform((wage) => wage || undefined),
  schedule: someOf(jobSearchSchedules),
  role: someOf(roleTitles),
  ageGroup: someOf(jobAgeGroups),
  educationMinimum: firstOf(educationMinimums),
  startTimeline: someOf(startTimelines),
  doneBy: firstOf(doneByTimes),
  startsFrom: firstOf(startsFromTimes),
  noWeekends: on,
  centerType: someOf(centerTypes),
  educationPhilosophy: offered(philosophies),
  benefits: offered(benefits),
  languages: someOf(languages),
  employerId: someIds(z.uuid()),
  employerSlug: someIds(z.string().trim().max(200)),
  geographyId: someIds(z.uuid()),
  hiringHero: on,
  recommended: on,
  new: ofThePage,
  liked: ofThePage,
  sort: ofThePage,
  page: ofThePage,
  job: ofThePage,
});

/** As given from outside; anything unknown or impossible is an issue named after its filter. */
export const alertFilters = schema.partial().transform((given): AlertFilters => {
  const { lat, lng, zipCode, radiusInMiles, ...rest } = given;
  const isPoint = lat !== undefined && lng !== undefined;
  const hasPlace = isPoint || zipCode !== undefined || rest.address !== undefined;
  const whole: AlertFilters = {
    ...rest,
    ...(isPoint ? { lat, lng } : { zipCode }),
    ...(hasPlace && radiusInMiles !== usualRadius ? { radiusInMiles } : {}),
  };
  const names = Object.keys(schema.shape) as (keyof AlertFilters)[];
  return Object.fromEntries(
    names.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
  );
});

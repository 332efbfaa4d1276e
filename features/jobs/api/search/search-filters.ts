/** The filters of job search: how each is written in a query string, and its meaning. */
import { educationMinimums } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { numberParam, listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter } from "#platform/server/resource.ts";
import { z } from "zod";
import { employmentTypes, startTimelines } from "../../job-constants.ts";
import { doneByTimes, startsFromTimes } from "../../working-hours.ts";

/** "Full-Time" and "full-time" are one word. */
const anyCase = <const W extends readonly [string, ...string[]]>(words: W) =>
  listParam(
    z
      .string()
      .transform((text) => words.find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? text)
      .pipe(z.enum(words)),
  );

export const widestMiles = 500;

const offeredTitle = z.string().trim().min(1).max(100);

export const searchFilterSchemas = {
  q: z.string().max(200),
  lat: numberParam(-90, 90),
  lng: numberParam(-180, 180),
  radiusInMiles: numberParam(0.1, widestMiles),
  zipCode: z.string().max(20),
  minimumWage: numberParam(0, 100_000),
  schedule: anyCase(employmentTypes),
  role: listParam(z.enum(roleTitles)),
  ageGroup: listParam(z.enum(jobAgeGroups)),
  educationMinimum: z.enum(educationMinimums),
  employerId: listParam(z.uuid()),
  employerSlug: listParam(z.string()),
  geographyId: listParam(z.uuid()),
  centerType: listParam(z.enum(centerTypes)),
  /** Titles of the general lists, and of those that areas set. */
  educationPhilosophy: listParam(offeredTitle),
  benefits: listParam(offeredTitle),
  languages: listParam(z.enum(languages)),
  new: booleanParam,
  recommended: booleanParam,
  liked: booleanParam,
  hiringHero: booleanParam,
  startTimeline: listParam(z.enum(startTimelines)),
  /** Jobs that state their hours, and are done by then, begin then or later, or have no weekends. */
  doneBy: z.enum(doneByTimes),
  startsFrom: z.enum(startsFromTimes),
  noWeekends: booleanParam,
  /** Jobs like this one, without it; by its id or its slug. */
  similarTo: z.string().trim().min(1).max(200),
};

export type SearchFilters = {
  [K in keyof typeof searchFilterSchemas]?: z.output<(typeof searchFilterSchemas)[K]>;
} & {
  /** Every collection can be requested what changed since a time. */
  updatedSince?: Date;
  /** After the first and up to the second time: for alerts, not for addresses. */
  published?: { after: Date; until: Date };
};

export const searchFilters = Object.fromEntries(
  Object.entries(searchFilterSchemas).map(([name, schema]) => [
    name,
    filter<"jobListings", z.ZodType>(schema),
  ]),
);

export const searchSorts = ["publishedAt", "distance", "compensation", "relevance"] as const;

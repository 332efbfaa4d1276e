/**
 * What all parts of the sample share: the random source, the clock, cities, areas, and ids of seeded rows.
 */
import type { DB } from "#db/tables.ts";
import type { Insertable } from "kysely";
import { jobPreferenceQuestions } from "#features/educators/job-preferences.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { type SampleCity, sampleCities } from "./cities.ts";
import { type Random, random } from "./random.ts";

/** Rows to insert, by table. */
export type RowsByTable = { [T in keyof DB]?: Insertable<DB[T]>[] };

/** A certification option, with the state whose own it is. */
export type SampleCertification = Awaited<ReturnType<typeof readCertifications>>[number];

export interface SampleContext {
  r: Random;
  now: Date;
  cities: SampleCity[];
  /** The area a ZIP belongs to; null where there is none. */
  geographyOf: (zip: string) => string | null;
  /** Education level ids by level 0 to 4. */
  levels: string[];
  fields: { id: string; title: string; eceRelated: boolean }[];
  /** Certification options of an area, the national ones among them. */
  certificationsOf: (geographyId: string | null) => SampleCertification[];
  /** Question id and label by name. */
  questions: Map<string, { id: string; label: string }>;
  brandId: string | null;
  /** So many days (and parts of days) before now. */
  daysAgo: (days: number) => Date;
}

export async function loadSampleContext(db: Queryable, now: Date, seed = 20_260_214): Promise<SampleContext> {
  const [geographies, levels, fields, options, questions] = await Promise.all([
    db.selectFrom("geographies").select(["id", "zips"]).execute(),
    db.selectFrom("educationLevels").select("id").orderBy("filterableEducationLevel").execute(),
    db.selectFrom("educationFields").select(["id", "title", "eceRelated"]).orderBy("title").execute(),
    readCertifications(db),
    db
      .selectFrom("profileQuestions")
      .select(["id", "name", "label"])
      .where("geographyId", "is", null)
      .execute(),
  ]);
  // Where two areas share a ZIP the smaller one has it, as for people who register.
  const widestFirst = geographies.toSorted((a, b) => b.zips.length - a.zips.length);
  const areas = new Map(widestFirst.flatMap(({ id, zips }) => zips.map((zip) => [zip, id])));
  const context = {
    r: random(seed),
    now,
    cities: sampleCities(),
    geographyOf: (zip: string) => areas.get(zip.slice(0, 5)) ?? null,
    levels: levels.map(({ id }) => id),
    fields,
    certificationsOf: (geographyId: string | null) =>
      options.filter((option) => option.geographyId === geographyId || option.geographyId === null),
    questions: new Map(questions.map(({ id, name, label }) => [name, { id, label }])),
    brandId: null,
    daysAgo: (days: number) => new Date(now.getTime() - days * dayMs),
  };
  const missing = jobPreferenceQuestions.find((name) => !context.questions.has(name));
  if (missing) throw new Error(`The base seed comes before the sample: the question ${missing} is missing.`);
  return context;
}

const readCertifications = (db: Queryable) =>
  db
    .selectFrom("certificationOptions")
    .innerJoin("certificationCategories as category", "category.id", "certificationCategoryId")
    .leftJoin("geographies as area", "area.id", "category.geographyId")
    .select([
      "certificationOptions.id",
      "certificationOptions.title",
      "certificationOptions.qualifications",
      "area.state",
      "category.categoryType",
      "category.geographyId",
    ])
    .orderBy("category.title")
    .orderBy("certificationOptions.position")
    .execute();

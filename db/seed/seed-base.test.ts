import { expect, test } from "vitest";
import { jobPreferenceQuestions } from "#features/educators/job-preferences.ts";
import { inputTypes, questionCategories } from "#features/educators/profile-question-constants.ts";
import { mainStates } from "#features/places/states.ts";
import { zipsOfState } from "#features/places/api/areas.ts";
import { geographyOptionCategories } from "#features/places/geography-options.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { profileQuestions } from "./profile-questions.ts";
import { seedBase } from "./seed-base.ts";

const { db } = await testDatabase();
const tables = [
  "brands",
  "geographies",
  "geographyOptions",
  "educationLevels",
  "educationFields",
  "educationalQualifications",
  "certificationCategories",
  "certificationOptions",
  "profileQuestions",
] as const;

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const rows = await db.selectFrom(table).select("id").execute();
        return [table, rows.length] as const;
      }),
    ),
  );

test("seeding twice, or by two at once, is seeding once; what was deleted since stays away", async () => {
  await Promise.all([seedBase(db), seedBase(db)]);
  const first = await counts();
  expect(Object.values(first).every((count) => count > 0)).toBe(true);
  await db.deleteFrom("educationFields").where("title", "=", "Dance").execute();
  expect(await seedBase(db)).toEqual([]);
  expect(await counts()).toEqual({ ...first, educationFields: first.educationFields! - 1 });
});

test("every ZIP of every state lies in an area", async () => {
  const areas = await db.selectFrom("geographies").selectAll().execute();
  const covered = new Set(areas.flatMap(({ zips }) => zips));
  for (const state of mainStates) expect(zipsOfState(state).filter((zip) => !covered.has(zip))).toEqual([]);
  expect(areas.filter((area) => !area.userProfileRegisterable).map(({ shortName }) => shortName)).toEqual([
    "Wyoming",
  ]);
  expect(areas.filter((area) => area.displayNeighborhoodLocations).map(({ shortName }) => shortName)).toEqual(
    ["New York City"],
  );
});

test("all categories of options are there, and every area has certifications of its state", async () => {
  const options = await db.selectFrom("geographyOptions").select("category").distinct().execute();
  expect(options.map(({ category }) => category).sort()).toEqual([...geographyOptionCategories].sort());
  const without = await db
    .selectFrom("geographies")
    .leftJoin("certificationCategories as category", "category.geographyId", "geographies.id")
    .where("category.id", "is", null)
    .select("geographies.shortName")
    .execute();
  expect(without).toEqual([]);
});

test("the profile questions cover the specification's names and refer only to each other", () => {
  const names = profileQuestions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...jobPreferenceQuestions]));
  expect(new Set(profileQuestions.map(({ category }) => category))).toEqual(new Set(questionCategories));
  for (const { inputType, options = [] } of profileQuestions) {
    expect(inputTypes).toContain(inputType);
    for (const name of options.flatMap(({ flow }) => flow?.add ?? [])) {
      expect(profileQuestions.find((question) => question.name === name)?.unlisted).toBe(true);
    }
  }
  const added = profileQuestions.flatMap(({ options = [] }) =>
    options.flatMap(({ flow }) => flow?.add ?? []),
  );
  expect(
    profileQuestions
      .filter(({ unlisted }) => unlisted)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(added.sort());
});

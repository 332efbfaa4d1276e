import { expect, test } from "vitest";
import { jobPreferenceQuestions } from "#features/educators/job-preferences.ts";
import { inputTypes, questionCategories } from "#features/educators/profile-question-constants.ts";
import { mainStates } from "#features/places/states.ts";
import { zipsOfState } from "#features/places/api/areas.ts";
import { geographyOptionCategories } from "#features/places/geography-options.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { questionsOfArea } from "#features/educators/api/questions/applicable-questions.query.ts";
import { validateQuestionFlow } from "#features/educators/api/questions/validate-question-set.ts";
import { texasPrograms } from "#features/places/philosophies.ts";
import { profileQuestions, seedAgeQuestions, seedLaterQuestions } from "./profile-questions.ts";
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

test("the profile questions have the required names and refer only to each other", () => {
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
  expect(new Set(profileQuestions.map(({ inputType }) => inputType))).toEqual(new Set(inputTypes));
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

test("in every area the questions lead somewhere, and in Texas to its own programs", async () => {
  const areas = await db.selectFrom("geographies").select(["id", "state"]).execute();
  for (const geographyId of [null, ...areas.filter(({ state }) => state === "TX").map(({ id }) => id)]) {
    const questions = await questionsOfArea(db, geographyId);
    expect(questions.map((question) => validateQuestionFlow(question, questions)).filter(Boolean)).toEqual(
      [],
    );
    const offered = questions.find(({ name }) => name === "educational_philosophy")!.options;
    const titles = offered.map(({ title }) => title);
    expect(texasPrograms.filter((program) => titles.includes(program))).toEqual(
      geographyId ? texasPrograms : [],
    );
  }
});

test("an installation from before gets what is new; what an operator changed stays", async () => {
  await db.deleteFrom("profileQuestions").where("name", "=", "sponsorship_needed").execute();
  const change = (name: string, version: number) =>
    db
      .updateTable("profileQuestions")
      .set({ options: "[]", version })
      .where("name", "=", name)
      .where("geographyId", "is", null)
      .execute();
  await change("may_work_in_us", 1);
  await change("first_aid_cpr", 2);
  await db.transaction().execute(seedLaterQuestions);
  const questions = await questionsOfArea(db, null);
  const optionsOf = (name: string) => questions.find((question) => question.name === name)?.options;
  expect(optionsOf("sponsorship_needed")).toEqual([]);
  expect(optionsOf("may_work_in_us")).toHaveLength(3);
  expect(optionsOf("first_aid_cpr")).toEqual([]);
});

test("an installation that sent everybody under 18 away asks for their age now", async () => {
  const [isAdult] = (await questionsOfArea(db, null)).filter(({ name }) => name === "is_adult");
  const old = isAdult!.options.map((option) =>
    option.value === "no" ? { ...option, flow: { add: ["not_yet_eighteen"], reject: "soft" } } : option,
  );
  const setOptions = (options: unknown, version: number) =>
    db
      .updateTable("profileQuestions")
      .set({ options: JSON.stringify(options), version })
      .where("name", "=", "is_adult")
      .execute();
  const names = async () => (await questionsOfArea(db, null)).map(({ name }) => name);
  const asBefore = async (version: number) => {
    await db
      .deleteFrom("profileQuestions")
      .where("name", "in", ["age_under_eighteen", "not_yet_fourteen"])
      .execute();
    await db
      .insertInto("profileQuestions")
      .values({
        name: "not_yet_eighteen",
        label: "Not yet",
        category: "screening",
        inputType: "rejection",
        unlisted: true,
        position: 5,
      })
      .execute();
    await setOptions(old, version);
  };
  await asBefore(1);
  await db.transaction().execute(seedAgeQuestions);
  expect(await names()).toEqual(expect.arrayContaining(["age_under_eighteen", "not_yet_fourteen"]));
  expect(await names()).not.toContain("not_yet_eighteen");
  expect((await questionsOfArea(db, null)).find(({ name }) => name === "is_adult")!.options).toEqual(
    isAdult!.options,
  );
  // What an operator wrote stays, and so does the page it leads to.
  await asBefore(2);
  await db.transaction().execute(seedAgeQuestions);
  expect(await names()).toContain("not_yet_eighteen");
});

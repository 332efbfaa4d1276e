/** Questions whose choices are lists that an area sets: what is asked, and which answers are taken. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { trainings } from "#features/places/geography-options.ts";
import { make } from "../educators.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof server.person>>;

const optionsOf = async (who: Person, name: string) =>
  (await who.request(`profile_questions?filter[name]=${name}`))
    .json()
    .data[0].attributes.options.map(({ value }: { value: string }) => value) as string[];

const answer = (who: Person, profileQuestionName: string, value: string[]) =>
  make(who, "user_profile/profile_question_answers", { profileQuestionName, value: JSON.stringify(value) });

async function offerInDenver(category: "trainings" | "college_credit_types", title: string) {
  const { id } = await server.db
    .selectFrom("geographies")
    .select("id")
    .where("shortName", "=", "Denver")
    .executeTakeFirstOrThrow();
  await server.db.insertInto("geographyOptions").values({ geographyId: id, category, title }).execute();
}

test("educators of an area choose from its list, and keep what they chose before", async () => {
  const denver = await server.person("educator", { zipCode: "80202" });
  const austin = await server.person("educator", { zipCode: "78701" });
  expect((await answer(denver, "trainings", ["Safe sleep"])).status).toBe(201);
  await offerInDenver("trainings", "Altitude safety");

  expect(await optionsOf(denver, "trainings")).toEqual(["Altitude safety", "Safe sleep"]);
  expect((await optionsOf(austin, "trainings")).toSorted()).toEqual([...trainings].toSorted());
  expect((await answer(denver, "trainings", ["Safe sleep", "Altitude safety"])).status).toBe(201);
  expect((await answer(denver, "trainings", ["Food safety"])).status).toBe(422);
  expect((await answer(austin, "trainings", ["Altitude safety"])).status).toBe(422);
  expect((await answer(austin, "trainings", ["Food safety"])).status).toBe(201);
});

test("an area's kinds of college credits are asked there", async () => {
  const denver = await server.person("educator", { zipCode: "80202" });
  await offerInDenver("college_credit_types", "Outdoor education");
  expect(await optionsOf(denver, "college_credit_types")).toEqual(["Outdoor education"]);
  expect((await answer(denver, "college_credit_types", ["Outdoor education"])).status).toBe(201);
  expect((await answer(denver, "college_credit_types", ["Administration"])).status).toBe(422);
});

test("without any list in the table, the options written with the question stand", async () => {
  const austin = await server.person("educator", { zipCode: "78701" });
  await server.db.deleteFrom("geographyOptions").where("category", "=", "trainings").execute();
  expect(await optionsOf(austin, "trainings")).toEqual([...trainings]);
});

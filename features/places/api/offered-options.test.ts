/** Lists that an area sets for itself, as the forms of its educators and employers ask for them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import {
  defaultGeographyOptions,
  type GeographyOptionCategory,
  geographyOptionCategories,
} from "../geography-options.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let denver: string;
beforeAll(async () => {
  server = await testServer();
  ({ id: denver } = await server.db
    .selectFrom("geographies")
    .select("id")
    .where("shortName", "=", "Denver")
    .executeTakeFirstOrThrow());
  const own = geographyOptionCategories.map((category) => ({ geographyId: denver, category, title: "19" }));
  await server.db.insertInto("geographyOptions").values(own).execute();
});
afterAll(() => server.close());

const titles = async (category: GeographyOptionCategory, filter: string) =>
  (await server.request(`geography_options?filter[category]=${category}&${filter}&page[size]=100`))
    .json()
    .data.map(({ attributes }: { attributes: { title: string } }) => attributes.title) as string[];

const replaced = ["college_credit_types", "classroom_type", "minimum_age", "benefits", "trainings"] as const;

test.each(replaced)("an area's own list of %s stands instead of the general one", async (category) => {
  expect(await titles(category, `filter[geographyId]=${denver}`)).toEqual(["19"]);
  expect(await titles(category, "filter[zipCode]=80202")).toEqual(["19"]);
  const general = [...defaultGeographyOptions[category]].toSorted();
  expect((await titles(category, "filter[zipCode]=10001")).toSorted()).toEqual(general);
  expect((await titles(category, "filter[general]=true")).toSorted()).toEqual(general);
});

test.each(["location", "filterable_education_philosophy"] as const)(
  "an area's own list of %s stands beside the general one",
  async (category) => {
    const general = await titles(category, "filter[general]=true");
    expect(general.length).toBeGreaterThan(3);
    expect((await titles(category, `filter[geographyId]=${denver}`)).toSorted()).toEqual(
      [...general, "19"].toSorted(),
    );
  },
);

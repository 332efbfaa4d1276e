/** Candidate search and saved filters of an employer whose brand is in a few areas alone. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitedBrand } from "#app/testing/limited-brand.fixtures.ts";
import { testServer } from "#app/testing/test-server.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { compareBatch } from "../saved/compare-changes.job.ts";
import { loadCurrentDiffs } from "../saved/current-diffs.query.ts";
import { edit, makePerson, makeTeam, saveFilter } from "../saved/saved-filters.fixtures.ts";
import { createCandidates, type CandidateFixtures, search } from "./candidate-search.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let world: CandidateFixtures;
let brand: Awaited<ReturnType<typeof limitedBrand>>;
let area: string;
beforeAll(async () => {
  server = await testServer();
  world = await createCandidates(server, 300, new Date());
  area = world.lists.geographies[0]!;
  brand = await limitedBrand(server.db, [area]);
}, 60_000);
afterAll(() => server.close());

test("an employer of the brand finds the candidates of its areas; a profile outside opens by its address", async () => {
  const everywhere = await search(world, {});
  await brand.join(world.accountId);
  const inside = new Set(world.people.filter(({ geographyId }) => geographyId === area).map(({ id }) => id));
  const { data, total } = await search(world, {});
  expect(data.length).toBeGreaterThan(0);
  expect(data.filter(({ id }: { id: string }) => !inside.has(id))).toEqual([]);
  expect(total).toBeLessThan(everywhere.total);
  const outside = everywhere.ids.find((id) => !inside.has(id))!;
  expect((await world.request(`user_profiles/${outside}`)).status).toBe(200);
});

test("new matches of a saved filter are people of the brand's areas", async () => {
  const { db } = server;
  const [limited, free] = [await makeTeam(db), await makeTeam(db)];
  await brand.join(limited.accountId);
  const now = new Date();
  const filters = [await saveFilter(db, limited, {}, now), await saveFilter(db, free, {}, now)];
  const [near, far] = [await makePerson(db), await makePerson(db)];
  const elsewhere = world.lists.geographies[1]!;
  const set = (id: string, geographyId: string) =>
    db.updateTable("userProfiles").set({ geographyId, visibilityState: "visible" }).where("id", "=", id);
  const r = seeded(5);
  for (const [id, geographyId] of [
    [near, area],
    [far, elsewhere],
  ] as const) {
    await set(id, geographyId).execute();
    await edit(db, r, id, [], now);
    await sql`update candidate_search set excluded_employer_ids = '{}' where user_profile_id = ${id}`.execute(
      db,
    );
  }
  while ((await compareBatch(db, new Date())) > 0);
  const diffs = await loadCurrentDiffs(db, filters);
  expect(diffs.get(filters[0]!)).toEqual([near]);
  expect(diffs.get(filters[1]!)!.toSorted()).toEqual([near, far].toSorted());
});

/** The changes that saved filters receive when candidates come, change and leave: no duplicates, and none lost. */
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { findableFixtures } from "./findable-educators.fixtures.ts";

const server = await testServer();
const { educator, approved, noted, forgetNotes } = await findableFixtures(server);
afterAll(() => server.close());
beforeEach(async () => void (await forgetNotes()));

test("that somebody came, changed or left: as they were first, until it was worked off", async () => {
  const person = await educator();
  await person.review("approved");
  expect(await noted(person.id)).toMatchObject({ before: null });
  await forgetNotes();
  await person.answer("availability", ["Seasonal"]);
  const { before } = (await noted(person.id))!;
  await person.answer("availability", ["Substitute"]);
  await person.set({ visibilityState: "hidden" });
  expect((await noted(person.id))!.before).toEqual(before);
  const facets = (before as unknown as { facets: number[] }).facets;
  const { rows } = await asRow(before);
  expect(facets).toContain(200);
  expect(rows[0]!.facets).toEqual(facets);
});

test("nothing where a save changes nothing they are found by", async () => {
  const { id, set, answer } = await approved();
  await forgetNotes();
  await set({ phoneNumber: "(512) 555-0177" });
  await answer("availability", ["Full-time"]);
  expect(await noted(id)).toBeUndefined();
});

test("a change that comes while the former one is worked off waits, and is noted after it", async () => {
  const { id, answer } = await approved();
  await answer("availability", ["Seasonal"]);
  let change: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom("candidateChanges")
      .select("userProfileId")
      .where("userProfileId", "=", id)
      .forUpdate()
      .execute();
    change = answer("availability", ["Substitute"]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.deleteFrom("candidateChanges").where("userProfileId", "=", id).execute();
  });
  await change;
  const { before } = (await noted(id))!;
  expect((before as unknown as { facets: number[] }).facets).toContain(202);
});

/** A note is a row as it stood: it can be read as one. */
const asRow = (before: unknown) =>
  sql<{ facets: number[] }>`
    select facets from jsonb_populate_record(null::candidate_search, ${JSON.stringify(before)}::jsonb)`.execute(
    server.db,
  );

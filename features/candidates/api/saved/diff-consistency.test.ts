/** The diff of a saved filter and its time come from one snapshot, also if someone new is written during the read. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { openPool } from "#platform/server/database/database.ts";
import { refreshCandidates } from "../search/refresh-candidates.ts";
import { makePerson } from "./saved-filters.fixtures.ts";

const server = await testServer();
const { db } = server;
const pool = openPool(server.databaseUrl, { max: 2 });
afterAll(async () => {
  await pool.end();
  await server.close();
});

const path = "employers/saved_filter_selections";

test.each([
  ["by its id", (id: string) => `${path}/${id}`],
  ["in the list", () => path],
])("%s a filter that grows between two reads tells of both or of neither", async (_how, address) => {
  const team = await createEmployer(server);
  const person = await makePerson(db);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("userProfiles")
      .set({ visibilityState: "visible" })
      .where("id", "=", person)
      .execute();
    await refreshCandidates(tx, [person], new Date());
  });
  const data = { type: "saved_filter_selections", attributes: { name: "Here", filters: {} } };
  const made = await team.request(path, { method: "POST", body: { data } });
  const { id } = made.json().data as { id: string };
  await db
    .updateTable("savedFilterSelections")
    .set({ diff: [], extendedAt: new Date("2026-01-01T00:00:00Z") })
    .where("id", "=", id)
    .execute();

  const read = async () => {
    const found = (await team.request(address(id))).json().data;
    const { diff, updatedAt } = (Array.isArray(found) ? found[0] : found).attributes;
    return { diff, updatedAt };
  };
  expect(await read()).toEqual({ diff: [], updatedAt: "2026-01-01T00:00:00.000Z" });

  // The filter's row is read immediately; the read of its people waits until they are written and committed.
  const writer = await pool.connect();
  await writer.query("begin");
  await writer.query("lock table candidate_search in access exclusive mode");
  const reading = read();
  await untilSomebodyWaits();
  await writer.query(
    "update saved_filter_selections set diff = array[$1::uuid], extended_at = $2 where id = $3",
    [person, "2026-02-01T00:00:00Z", id],
  );
  await writer.query("commit");
  writer.release();
  expect(await reading).toEqual({ diff: [person], updatedAt: "2026-02-01T00:00:00.000Z" });
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "select from pg_locks where relation = 'candidate_search'::regclass and not granted",
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

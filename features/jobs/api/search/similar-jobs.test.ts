/**
 * Jobs similar to a closed one, found by its id, its slug and its former slug, for anyone who followed an old link.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;

beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
});
afterAll(() => server.close());

const similarTo = async (key: unknown) => {
  const answer = await server.request(`job_listings?filter[similarTo]=${String(key)}`);
  return { ids: idsIn(answer), closed: answer.json().meta.closed };
};

test("a closed job leads to others, and only then says what it was", async () => {
  const [job, other] = [await oaks.publish(), await oaks.publish()];
  expect(await similarTo(job.id)).toEqual({ ids: [other.id], closed: undefined });
  await oaks.act(job.id, "close");
  const closed = { title: "Lead Preschool Teacher", employerName: "Little Oaks" };
  for (const key of [job.id, job.attributes.slug]) {
    const found = await similarTo(key);
    expect(found.ids).toContain(other.id);
    expect(found.closed).toMatchObject(closed);
  }
});

test("a paused job comes back: it says so, and this program's other jobs stand first", async () => {
  const pines = await createEmployer(server, { name: "Tall Pines" });
  const [job, own] = [await pines.publish(), await pines.publish()];
  await pines.act(job.id, "pause");
  const found = await similarTo(job.id);
  expect(found.closed).toMatchObject({ id: job.id, employerName: "Tall Pines", isPaused: true });
  expect(found.ids[0]).toBe(own.id);
  expect(found.ids.length).toBeGreaterThan(1);
});

test("why it closed is said where its program said that it is filled, or where its ad ran out", async () => {
  const firs = await createEmployer(server, { name: "Two Firs" });
  const reasonOf = async (id: string) => ((await similarTo(id)).closed as { because: string | null }).because;
  for (const [reason, because] of [
    ["filled", "filled"],
    ["not_hiring", null],
    ["other", null],
    [null, null],
  ]) {
    const { id } = await firs.publish();
    await firs.act(id, "close", { reason });
    expect(await reasonOf(id)).toBe(because);
  }
  const { id } = await firs.publish();
  await firs.act(id, "pause");
  expect(await reasonOf(id)).toBeNull();
});

test("what was never public, was archived, or never was, has no trace but its link's words", async () => {
  const draft = await oaks.write({ title: "Lead Preschool Secret" });
  const archived = await oaks.publish();
  await oaks.act(archived.id, "close");
  await oaks.act(archived.id, "archive");
  for (const key of [draft.id, draft.attributes.slug, archived.id, "no-such-job"])
    expect(await similarTo(key)).toEqual({ ids: [], closed: undefined });
  const byArchived = await similarTo(archived.attributes.slug);
  const byInvented = await similarTo(String(archived.attributes.slug).replace(/-[^-]*$/, "-000000"));
  expect(byArchived).toEqual(byInvented);
  expect(byArchived.closed).toBeUndefined();
  expect(byArchived.ids.length).toBeGreaterThan(0);
  expect(byArchived.ids).not.toContain(archived.id);
});

/** From an educator's change to the dot: compared, broadcast, cleared by viewing, safe if workers die. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { answerRequired } from "#features/educators/api/educators.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { refreshCandidates } from "../search/refresh-candidates.ts";
import { candidatesFeature } from "../index.ts";
import { compareAll, compareBatch } from "./compare-changes.job.ts";
import { edit, makePerson } from "./saved-filters.fixtures.ts";
import { savedFiltersChannel } from "./saved-filters.channel.ts";

const server = await testServer();
const { db } = server;
afterAll(() => server.close());
const worker = testJobs({ url: server.databaseUrl, db }, candidatesFeature.jobs!);
const compare = () => worker.run({ asOf: new Date(Date.now() + 60_000) });

const path = "employers/saved_filter_selections";
let team: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  team = await createEmployer(server);
});
beforeEach(() => db.deleteFrom("savedFilterSelections").execute());

const save = async (filters: object, more: object = {}) => {
  const data = { type: "saved_filter_selections", attributes: { name: "Here", filters, ...more } };
  const answer = await team.request(path, { method: "POST", body: { data } });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.json().data.id as string;
};
const read = async (id: string) => (await team.request(`${path}/${id}`)).json().data.attributes;
const diffOf = async (id: string) => (await read(id)).diff as string[];

/** Shown or not, in the transaction in which the search row follows. */
const show = (id: string, visibilityState: "visible" | "hidden") =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable("userProfiles").set({ visibilityState }).where("id", "=", id).execute();
    await refreshCandidates(tx, [id], new Date());
  });

describe("an educator who comes to match", () => {
  test("is new after the worker's next look, counts once, and moves updatedAt once", async () => {
    const person = await makePerson(db);
    const id = await save({});
    const before = await read(id);
    await show(person, "visible");
    expect(await diffOf(id)).toEqual([]);
    await compareAll.run({}, worker.context as never);
    const after = await read(id);
    expect(after.diff).toEqual([person]);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    await edit(db, { ...seeded(1), chance: () => false }, person, [], new Date());
    await compareAll.run({}, worker.context as never);
    expect(await read(id)).toMatchObject({ diff: [person], updatedAt: after.updatedAt });
  });

  test("and leaves again is gone at once, silently", async () => {
    const person = await makePerson(db);
    const id = await save({});
    await show(person, "visible");
    await compareAll.run({}, worker.context as never);
    const { updatedAt } = await read(id);
    await show(person, "hidden");
    expect(await read(id)).toMatchObject({ diff: [], updatedAt });
    await compareAll.run({}, worker.context as never);
    expect(await read(id)).toMatchObject({ diff: [], updatedAt });
  });

  test("is compared without anybody asking, soon after a change over the API", async () => {
    const id = await save({ zipCode: "60601" });
    const educator = await server.person("educator", { zipCode: "78701" });
    await answerRequired(server, educator);
    const userProfileId = await approve(educator.accountId);
    const body = {
      data: { type: "user_profiles", id: userProfileId, attributes: { zipCode: "60601" } },
    };
    const answer = await educator.request(`user_profiles/${userProfileId}`, { method: "PATCH", body });
    expect(answer.status, answer.text).toBe(200);
    expect(await compare()).toContain("candidates.compare-changes");
    expect(await diffOf(id)).toEqual([userProfileId]);
  });

  test("is broadcast to the profile that owns the filter, and to no colleague", async () => {
    const person = await makePerson(db);
    const id = await save({});
    await show(person, "visible");
    const messages = await announcementsDuring(() => compareAll.run({}, worker.context as never));
    const own = messages.filter((one) => one.id === id);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      event: "saved_filter_selection.updated",
      resource: "saved_filter_selections",
    });
    const profile = await db
      .selectFrom("employerProfiles")
      .select(["id", "employerId"])
      .where("accountId", "=", team.accountId)
      .executeTakeFirstOrThrow();
    const as = (employerProfileId: string) =>
      savedFiltersChannel.open(
        {
          ...{
            kind: "employer",
            role: "member",
            sessionId: "s",
            accountId: team.accountId,
            standing: "good",
          },
          ...{ employerId: profile.employerId, employerProfileId },
        },
        {},
        { db },
      );
    expect((await as(profile.id))?.streams).toEqual(own[0]!.streams);
    expect((await as(person))?.streams).not.toEqual(own[0]!.streams);
    const signedIn = { accountId: person, sessionId: "s", standing: "good" } as const;
    const educator = { kind: "educator", userProfileId: person, ...signedIn } as const;
    expect(await savedFiltersChannel.open(educator, {}, { db })).toBeNull();
  });
});

test("viewing clears it, and viewed educators are not new again", async () => {
  const person = await makePerson(db);
  const id = await save({});
  await show(person, "visible");
  await compareAll.run({}, worker.context as never);
  const viewed = await team.request(`${path}/${id}/view`, { method: "POST", body: {} });
  expect(viewed.status).toBe(200);
  expect(viewed.json().data.attributes.diff).toEqual([]);
  await show(person, "hidden");
  await compareAll.run({}, worker.context as never);
  await show(person, "visible");
  await compareAll.run({}, worker.context as never);
  expect(await diffOf(id)).toEqual([]);
});

test("other filters begin with nobody new; other words for the same keep who is", async () => {
  const person = await makePerson(db);
  const id = await save({ jobSearchStatus: "i am actively looking for a new role" });
  await edit(db, { ...seeded(3), chance: () => false, pick: (list) => list[0]! }, person, [], new Date());
  await compareAll.run({}, worker.context as never);
  expect(await diffOf(id)).toEqual([person]);
  const change = (filters: object) =>
    team.request(`${path}/${id}`, {
      method: "PATCH",
      body: { data: { type: "saved_filter_selections", id, attributes: { filters } } },
    });
  const same = await change({ jobSearchStatus: "i am actively looking for a new role,", address: "Here" });
  expect(same.json().data.attributes.diff).toEqual([person]);
  expect((await change({ lat: "30.27", lng: "-97.74" })).json().data.attributes.diff).toEqual([]);
});

test("somebody the team wrote to is left out, before and after", async () => {
  const [early, late] = [await makePerson(db), await makePerson(db)];
  const write = (userProfileId: string) =>
    db
      .insertInto("conversations")
      .values({ employerId: team.employerId, userProfileId, lastEmployerMessageAt: new Date() })
      .execute();
  const id = await save({});
  await write(early);
  await show(early, "visible");
  await show(late, "visible");
  await compareAll.run({}, worker.context as never);
  expect(await diffOf(id)).toEqual([late]);
  await write(late);
  expect(await diffOf(id)).toEqual([]);
});

describe("workers", () => {
  test("two at once never take the same change, and together take all", async () => {
    await db.deleteFrom("candidateChanges").execute();
    const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(db)));
    const id = await save({});
    for (const person of people) await show(person, "visible");
    const taken = await Promise.all([1, 2, 3].map(() => compareBatch(db, new Date(), 5)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect((await diffOf(id)).toSorted()).toEqual(people.toSorted());
  });

  test("one that dies in between leaves its changes to the next", async () => {
    await db.deleteFrom("candidateChanges").execute();
    const person = await makePerson(db);
    const id = await save({});
    await show(person, "visible");
    const killing = db.transaction().execute(async (tx) => {
      const mine = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const asItsOwn = Object.assign(Object.create(tx) as typeof db, {
        transaction: () => ({ execute: (work: (inner: typeof tx) => Promise<unknown>) => work(tx) }),
      });
      expect(await compareBatch(asItsOwn, new Date())).toBe(1);
      // All is written, nothing committed: the server closes the connection.
      await sql`select pg_terminate_backend(${mine.rows[0]!.pid})`.execute(db);
      await sql`select 1`.execute(tx);
    });
    await expect(killing).rejects.toThrow(/terminat|connection|ECONNRESET/i);
    expect(await diffOf(id)).toEqual([]);
    await compareAll.run({}, worker.context as never);
    expect(await diffOf(id)).toEqual([person]);
  });

  test("a change that is being written is left for later, and not lost", async () => {
    await db.deleteFrom("candidateChanges").execute();
    const person = await makePerson(db);
    const id = await save({});
    await show(person, "visible");
    await db.transaction().execute(async (tx) => {
      await tx.updateTable("userProfiles").set({ firstName: "Zoe" }).where("id", "=", person).execute();
      await refreshCandidates(tx, [person], new Date());
      expect(await compareBatch(db, new Date())).toBe(0);
    });
    expect(await compareBatch(db, new Date())).toBe(1);
    expect(await diffOf(id)).toEqual([person]);
  });
});

async function approve(accountId: string): Promise<string> {
  const { id } = await db
    .updateTable("userProfiles")
    .set({ approvalState: "approved" })
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Said {
  streams: string[];
  event: string;
  resource: string;
  id: string;
}

async function announcementsDuring(work: () => Promise<unknown>): Promise<Said[]> {
  const client = await worker.pool.connect();
  const said: Said[] = [];
  client.on("notification", ({ payload }) => said.push(JSON.parse(payload!) as Said));
  await client.query("listen cable");
  await work();
  // What was announced before arrives before.
  await client.query("select 1");
  await client.query("unlisten cable");
  client.removeAllListeners("notification");
  client.release();
  return said;
}

/**
 * The email about saved filters: only if enabled, once a day, not at night, in two languages, unsubscribed in one
 * press.
 */
import { afterAll, beforeEach, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { candidatesFeature } from "../index.ts";
import { compareBatch } from "./compare-changes.job.ts";
import { emailNewMatches } from "./mail-new-matches.job.ts";
import { edit, makePerson } from "./saved-filters.fixtures.ts";

const server = await testServer();
const { db } = server;
afterAll(() => server.close());
/** Ten in the morning in New York. */
const clock = { now: new Date("2026-03-02T15:00:00Z") };
const worker = testJobs({ url: server.databaseUrl, db }, candidatesFeature.jobs!, { now: () => clock.now });
const hoursOn = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * 3_600_000));

const path = "employers/saved_filter_selections";
const team = await createEmployer(server, { name: "Sunny Hill" });

beforeEach(async () => {
  await db.deleteFrom("savedFilterSelections").execute();
  await db.deleteFrom("mails").execute();
  clock.now = new Date("2026-03-02T15:00:00Z");
});

const save = async (name: string, filters: object, emailMe = true) => {
  const body = { data: { type: "saved_filter_selections", attributes: { name, filters, emailMe } } };
  const answer = await team.request(path, { method: "POST", body });
  if (answer.status !== 201) throw new Error(answer.text);
  const { id } = answer.json().data;
  // The test's clock begins before the server's.
  const then = new Date("2026-03-01T00:00:00Z");
  await db.updateTable("savedFilterSelections").set({ viewedAt: then, extendedAt: then }).execute();
  return id as string;
};
/** Creates an active job seeker for full-time work. */
const somebodyComes = async () => {
  const id = await makePerson(db);
  await edit(db, { ...seeded(3), chance: () => false, pick: (list) => list[0]! }, id, [], clock.now);
  await compareBatch(db, clock.now);
};
const mails = () =>
  db
    .selectFrom("mails")
    .select(["subject", "text", "headers", "toAddress"])
    .where("name", "=", "candidates.new-matches")
    .orderBy("id")
    .execute();
const round = () => emailNewMatches.run({}, worker.context as never);

test("one mail tells of every filter with somebody new, by name and number", async () => {
  await save("Anybody", {});
  await save("Looking", { jobSearchStatus: "i am actively looking for a new role" });
  await save("Quiet one", { q: "nobodycalledthis" });
  await save("Not by mail", { videoInterviewCompleted: "false", status: "unviewed" }, false);
  await somebodyComes();
  await somebodyComes();
  await round();
  await round();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("New educators for your saved filters");
  expect(mail!.text).toContain("Sunny Hill");
  expect(mail!.text).toContain("Anybody");
  expect(mail!.text).toContain("2 new educators");
  expect(mail!.text).toContain("/educators?tab=saved");
  expect(mail!.text).not.toMatch(/Quiet one|Not by mail/);
});

test("no second one on the same day, and none about the same people", async () => {
  await save("Anybody", {});
  await somebodyComes();
  await round();
  hoursOn(4);
  await somebodyComes();
  await round();
  expect(await mails()).toHaveLength(1);
  hoursOn(20);
  await round();
  const both = await mails();
  expect(both).toHaveLength(2);
  expect(both[1]!.subject).toBe("2 new educators for “Anybody”");
  hoursOn(24);
  await round();
  expect(await mails()).toHaveLength(2);
});

test("nothing goes at night, after it was viewed, or once they stopped matching", async () => {
  const id = await save("Anybody", {});
  hoursOn(9);
  await somebodyComes();
  hoursOn(3);
  await round();
  expect(await mails()).toEqual([]);
  await team.request(`${path}/${id}/view`, { method: "POST", body: {} });
  hoursOn(12);
  await round();
  expect(await mails()).toEqual([]);
  await db.updateTable("savedFilterSelections").set({ viewedAt: clock.now }).execute();
  hoursOn(1);
  await somebodyComes();
  await db.deleteFrom("candidateSearch").execute();
  await round();
  expect(await mails()).toEqual([]);
});

test("it is Spanish for who reads Spanish, and one press ends it for good", async () => {
  await db.updateTable("accounts").set({ language: "es" }).where("id", "=", team.accountId).execute();
  await save("Anybody", {});
  await somebodyComes();
  await round();
  const [mail] = await mails();
  expect(mail!.text).not.toContain("Hello");
  const headers = Object.fromEntries(mail!.headers as [string, string][]);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = headers["List-Unsubscribe"]!.slice(1, -1).replace("http://localhost:3000", "");
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const body = "List-Unsubscribe=One-Click";
  expect((await server.request(address, { method: "POST", headers: type, body })).status).toBe(200);
  hoursOn(24);
  await somebodyComes();
  await round();
  expect(await mails()).toHaveLength(1);
});

test("who left the team, or wants no mail as a member of it, gets none", async () => {
  await save("Anybody", {});
  await somebodyComes();
  const profile = (set: object) =>
    db.updateTable("employerProfiles").set(set).where("accountId", "=", team.accountId).execute();
  await profile({ emailNotifications: false });
  await round();
  await profile({ emailNotifications: true, removedAt: clock.now });
  await round();
  expect(await mails()).toEqual([]);
  await profile({ removedAt: null });
});

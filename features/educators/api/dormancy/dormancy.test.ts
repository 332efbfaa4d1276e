/**
 * Profiles without sign-ins: two emails, then dormant; reactivated at the next sign-in or by the email's
 * button.
 */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { change, ownProfile } from "../educators.fixtures.ts";
import { deactivateDormantProfiles } from "./deactivate-dormant-profiles.job.ts";

const server = await testServer();
afterAll(() => server.close());

let now = new Date("2026-08-20T09:23:00Z");
const { context } = testJobs({ url: server.databaseUrl, db: server.db }, [deactivateDormantProfiles], {
  now: () => now,
  emit: server.platform.registry.emit,
});
beforeEach(() => server.db.deleteFrom("mails").execute());

const night = async (date: string) => {
  now = new Date(`${date}T09:23:00Z`);
  await deactivateDormantProfiles.run({}, { ...context, attempt: { number: 1, isLast: false } });
};

async function lastSeen(date: string, zipCode = "78701") {
  const educator = await server.person("educator", { firstName: "Ana", zipCode });
  await server.db
    .updateTable("accounts")
    .set({ lastSeenAt: new Date(`${date}T12:00:00Z`), createdAt: new Date("2025-01-01") })
    .where("id", "=", educator.accountId)
    .execute();
  return educator;
}

type Person = Awaited<ReturnType<typeof lastSeen>>;
const activeState = async (educator: Person) =>
  (
    await server.db
      .selectFrom("userProfiles")
      .select("activeState")
      .where("accountId", "=", educator.accountId)
      .executeTakeFirstOrThrow()
  ).activeState;
const mailsOf = ({ email }: Person) =>
  server.db
    .selectFrom("mails")
    .select(["key", "text"])
    .where("toAddress", "=", email)
    .orderBy("id")
    .execute();
const linkIn = (text: string) => /\/api\/keep_visible\?token=\S+/.exec(text)![0];

test("the day is the educator's own: late at night in Honolulu it is the one before", async () => {
  const educator = await lastSeen("2026-03-01", "96813");
  await night("2026-08-03");
  expect((await mailsOf(educator))[0]!.text).toContain("September 1, 2026");
});

test("a month before, two weeks before, and then asleep; signing in wakes it", async () => {
  const educator = await lastSeen("2026-03-01");
  await night("2026-08-01");
  expect(await mailsOf(educator)).toEqual([]);
  await night("2026-08-03");
  await night("2026-08-03");
  expect(await mailsOf(educator)).toHaveLength(1);
  expect((await mailsOf(educator))[0]!.text).toContain("September 2, 2026");
  await night("2026-08-18");
  expect(await mailsOf(educator)).toHaveLength(1);
  await night("2026-08-20");
  await night("2026-08-21");
  expect(await mailsOf(educator)).toHaveLength(2);
  await night("2026-08-31");
  expect(await activeState(educator)).toBe("active");
  await night("2026-09-03");
  expect(await activeState(educator)).toBe("dormant");
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email: educator.email, password: "blue-paper-boats" },
  });
  expect(answer.status).toBe(200);
  expect(await activeState(educator)).toBe("active");
  expect((await ownProfile(educator)).attributes.activeState).toBe("active");
});

test("nobody falls asleep unwarned, however long nothing ran", async () => {
  const educator = await lastSeen("2025-06-01");
  await night("2026-08-20");
  expect(await activeState(educator)).toBe("active");
  expect(await mailsOf(educator)).toHaveLength(1);
  await night("2026-09-06");
  expect(await mailsOf(educator)).toHaveLength(2);
  await night("2026-09-20");
  expect(await activeState(educator)).toBe("dormant");
});

test("the mail's page asks, its button keeps the profile visible; a GET changes nothing", async () => {
  const educator = await lastSeen("2026-03-01");
  await night("2026-08-03");
  const link = linkIn((await mailsOf(educator))[0]!.text);
  const confirmation = await server.request(link);
  expect(confirmation.status).toBe(200);
  expect(confirmation.text).toContain("Keep me visible");
  expect(confirmation.headers["referrer-policy"]).toBe("no-referrer");
  const planned = () =>
    server.db
      .selectFrom("userProfiles")
      .select(["deactivatesAt", "visibilityConfirmedAt"])
      .where("accountId", "=", educator.accountId)
      .executeTakeFirstOrThrow();
  expect((await planned()).deactivatesAt).not.toBeNull();
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const extended = await server.request(link, { method: "POST", headers: form, body: "" });
  expect(extended.text).toContain("You stay visible");
  expect(await planned()).toMatchObject({ deactivatesAt: null, visibilityConfirmedAt: expect.any(Date) });
  await night("2026-09-20");
  expect(await activeState(educator)).toBe("active");
  const forged = await server.request(`${link.slice(0, -3)}xyz`, { method: "POST", headers: form, body: "" });
  expect(forged.status).toBe(404);
});

test("a sleeping profile wakes by an old mail too; a paused one stays paused", async () => {
  const sleeper = await lastSeen("2026-01-01");
  const paused = await lastSeen("2026-01-01");
  await change(paused, "user_profiles", (await ownProfile(paused)).id, { activeState: "paused" });
  for (const date of ["2026-08-01", "2026-08-17", "2026-09-01"]) await night(date);
  expect(await activeState(sleeper)).toBe("dormant");
  expect(await activeState(paused)).toBe("paused");
  expect(await mailsOf(paused)).toEqual([]);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  await server.request(linkIn((await mailsOf(sleeper))[0]!.text), {
    method: "POST",
    headers: form,
    body: "",
  });
  expect(await activeState(sleeper)).toBe("active");
});

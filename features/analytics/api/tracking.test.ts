/** The tracking routes on a real database: what is stored, once, and what is refused how. */
import { randomUUID } from "node:crypto";
import { ApiError, tooManyRequests } from "#platform/server/errors.ts";
import type { JobContext } from "#platform/server/job.ts";
import type { Platform } from "#platform/server/feature.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { guest } from "#platform/shared/actor.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldEvents, deleteOldVisits } from "./delete-old-analytics.job.ts";
import { trackingRoutes } from "./tracking.route.ts";

const { db } = await testDatabase();
const config = { trackingPerMinute: 1_000, trackingPerDay: 10_000 };
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  const contextOf = async () => ({ actor: guest });
  await trackingRoutes(server, { db, contextOf, config } as unknown as Platform);
});
afterAll(() => server.close());

const sameAccount = randomUUID();
const tokens = () => ({ visit_token: randomUUID(), visitor_token: randomUUID() });
const event = (name: string, properties = {}) => ({
  name,
  properties,
  time: Date.now() / 1000,
  id: randomUUID(),
  js: true,
});
const post = (url: string, body: object | string, headers: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url,
    payload: body,
    headers: { "content-type": "application/json", ...headers },
  });

async function visit() {
  const mine = tokens();
  const landing_page = "https://cubby.example/jobs?utm_source=test";
  expect((await post("/ahoy/visits", { ...mine, platform: "Web", landing_page, js: true })).statusCode).toBe(
    200,
  );
  return mine;
}

const stored = ({ visit_token }: { visit_token: string }) =>
  db
    .selectFrom("ahoyEvents")
    .innerJoin("ahoyVisits", "ahoyVisits.id", "ahoyEvents.visitId")
    .where("visitToken", "=", visit_token)
    .select(["name", "properties"])
    .execute();

test("a visit is stored once and its tokens come back under both names", async () => {
  const mine = tokens();
  const answer = await post("/ahoy/visits", { ...mine, landing_page: "https://a.example/?utm_source=s" });
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({ ...mine, visit_id: mine.visit_token, visitor_id: mine.visitor_token });
  expect((await post("/ahoy/visits", mine)).statusCode).toBe(200);
  const rows = await db
    .selectFrom("ahoyVisits")
    .selectAll()
    .where("visitToken", "=", mine.visit_token)
    .execute();
  expect(rows).toMatchObject([{ visitorToken: mine.visitor_token, utmSource: "s" }]);
});

test("an event is stored once, its properties as they were sent", async () => {
  const mine = await visit();
  const viewed = event("Viewed job", { job_id: 7, tags: ["a"], a: null });
  for (let time = 0; time < 2; time++) {
    const answer = await post("/ahoy/events", { events: [viewed], ...mine });
    expect([answer.statusCode, answer.body]).toEqual([200, "{}"]);
  }
  const rows = await stored(mine);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0]!.properties)).toBe(JSON.stringify(viewed.properties));
});

test("tokens may come as headers, and a beacon as a form", async () => {
  const mine = await visit();
  await post("/ahoy/events", [event("By header")], {
    "Ahoy-Visit": mine.visit_token,
    "Ahoy-Visitor": mine.visitor_token,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...mine,
    events_json: JSON.stringify([event("Beacon", { n: 1 })]),
  }))
    form.append(name, value);
  const beacon = new Response(form);
  const type = beacon.headers.get("content-type")!;
  const answer = await server.inject({
    method: "POST",
    url: "/ahoy/events",
    payload: Buffer.from(await beacon.arrayBuffer()),
    headers: { "content-type": type },
  });
  expect(answer.statusCode).toBe(200);
  expect(await stored(mine)).toEqual([
    { name: "By header", properties: {} },
    { name: "Beacon", properties: { n: 1 } },
  ]);
});

test("another visitor's visit takes no events", async () => {
  const mine = await visit();
  const answer = await post("/ahoy/events", { ...mine, visitor_token: randomUUID(), events: [event("x")] });
  expect(answer.statusCode).toBe(200);
  expect(await stored(mine)).toEqual([]);
});

test.each<[string, string, object | string, number, string]>([
  ["no tokens", "/ahoy/visits", {}, 400, "Missing required parameters"],
  ["one token", "/ahoy/visits", { visit_token: "a" }, 400, "Missing required parameters"],
  ["nothing readable", "/ahoy/events", "{", 400, "Missing required parameters"],
  [
    "no list",
    "/ahoy/events",
    { visit_token: "a", visitor_token: "b", events: { a: 1 } },
    400,
    "Invalid parameters",
  ],
  ["too much", "/ahoy/events", { visit_token: "x".repeat(9000) }, 413, "Payload too large"],
])("%s is refused in plain text", async (_name, url, body, status, text) => {
  const answer = await post(url, body);
  expect([answer.statusCode, answer.body]).toEqual([status, text]);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
});

/** The routes over a caller of a test's own, with limits of its own. */
async function trackingWith(contextOf: () => Promise<unknown>, config: object) {
  const own = Fastify();
  await trackingRoutes(own, { db, contextOf, config } as unknown as Platform);
  const visit = async () => {
    const payload = tokens();
    const answer = await own.inject({ method: "POST", url: "/ahoy/visits", payload });
    const row = db.selectFrom("ahoyVisits").select("id").where("visitToken", "=", payload.visit_token);
    const isStored = (await row.executeTakeFirst()) !== undefined;
    return { status: answer.statusCode, text: answer.body, headers: answer.headers, isStored };
  };
  const postEvents = (payload: object) => own.inject({ method: "POST", url: "/ahoy/events", payload });
  return { visit, postEvents, close: () => own.close() };
}

test.each([
  [
    "a guest's address, a minute",
    async () => ({ actor: guest }),
    { trackingPerMinute: 3, trackingPerDay: 100 },
  ],
  ["a guest's address, a day", async () => ({ actor: guest }), { trackingPerMinute: 100, trackingPerDay: 3 }],
  [
    "an account",
    async () => ({ actor: { kind: "educator", accountId: sameAccount } }),
    { trackingPerMinute: 3, trackingPerDay: 100 },
  ],
  [
    "a session that is none",
    async () => {
      throw new ApiError(401, []);
    },
    { trackingPerMinute: 3, trackingPerDay: 100 },
  ],
])("reports are limited for %s, in plain text, and nothing more is stored", async (_, contextOf, limits) => {
  const server = await trackingWith(contextOf, { ...config, ...limits });
  // The account of the test has no row: what counts is that it is counted.
  for (let time = 0; time < 3; time++) expect((await server.visit()).status).not.toBe(429);
  const refused = await server.visit();
  expect(refused).toMatchObject({ status: 429, text: "Too many requests", isStored: false });
  expect(refused.headers["content-type"]).toMatch(/^text\/plain/);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  await server.close();
});

test("of a session in which somebody acts as another nothing is kept", async () => {
  const actor = { kind: "educator", accountId: sameAccount, impersonatorId: randomUUID() };
  const server = await trackingWith(async () => ({ actor }), config);
  expect(await server.visit()).toMatchObject({ status: 200, isStored: false });
  const mine = await visit();
  const answer = await server.postEvents({ ...mine, events: [event("educator_liked")] });
  expect([answer.statusCode, await stored(mine)]).toEqual([200, []]);
  await server.close();
});

test("an event of ours that does not fit its table is dropped, and is not sent again", async () => {
  const mine = await visit();
  const events = [event("educator_liked", { name: "Maya Torres" }), event("educator_liked")];
  expect((await post("/ahoy/events", { ...mine, events })).statusCode).toBe(200);
  expect(await stored(mine)).toEqual([{ name: "educator_liked", properties: {} }]);
});

test.each([
  [429, tooManyRequests(7)],
  [500, new Error("the database is away")],
  [500, new ApiError(503, [])],
])("what goes wrong with finding the caller is no guest: %s", async (status, error) => {
  const server = await trackingWith(() => Promise.reject(error), config);
  expect(await server.visit()).toMatchObject({ status, isStored: false });
  await server.close();
});

test("a row stays small: properties nobody of ours sends are left out", async () => {
  const mine = await visit();
  await post("/ahoy/events", {
    ...mine,
    events: [event("Big", { words: Array(3).fill("w".repeat(1_900)) })],
  });
  expect(await stored(mine)).toEqual([{ name: "Big", properties: {} }]);
});

test("visits and events go after 13 months, those that are younger stay", async () => {
  const now = new Date("2026-07-15T12:00:00Z");
  const visitAt = async (startedAt: string, ...times: string[]) => {
    const { id } = await db
      .insertInto("ahoyVisits")
      .values({ visitToken: randomUUID(), visitorToken: randomUUID(), startedAt: new Date(startedAt) })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const time of times)
      await db
        .insertInto("ahoyEvents")
        .values({ visitId: id, name: time, time: new Date(time), properties: "{}" })
        .execute();
    return id;
  };
  const old = await visitAt("2025-06-15T11:00:00Z", "2025-06-15T11:30:00Z");
  const across = await visitAt("2025-06-15T11:50:00Z", "2025-06-15T11:55:00Z", "2025-06-15T12:05:00Z");
  const young = await visitAt("2025-06-15T12:01:00Z");
  const context = { db, now: () => now } as unknown as JobContext;
  await deleteOldEvents.run({}, context);
  await deleteOldVisits.run({}, context);
  const visits = await db
    .selectFrom("ahoyVisits")
    .select("id")
    .where("id", "in", [old, across, young])
    .execute();
  expect(visits.map(({ id }) => id).toSorted()).toEqual([across, young].toSorted());
  const events = await db
    .selectFrom("ahoyEvents")
    .select("name")
    .where("visitId", "in", [old, across])
    .execute();
  expect(events.map(({ name }) => name)).toEqual(["2025-06-15T12:05:00Z"]);
});

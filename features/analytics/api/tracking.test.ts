/** The tracking routes on a real database: what is stored, once, and what is refused how. */
import { randomUUID } from "node:crypto";
import type { Platform } from "#platform/server/feature.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { guest } from "#platform/shared/actor.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trackingRoutes } from "./tracking.route.ts";

const { db } = await testDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  const contextOf = async () => ({ actor: guest });
  await trackingRoutes(server, { db, contextOf } as unknown as Platform);
});
afterAll(() => server.close());

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

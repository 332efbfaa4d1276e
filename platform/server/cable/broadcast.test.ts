/** Broadcasts and tickets on a real database: sent at the commit, never before; a ticket works once. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { broadcast, closeSockets, type CableMessage } from "./broadcast.ts";
import { listenToPostgres, type FanOut } from "./postgres-fan-out.ts";
import { Positions } from "./positions.ts";
import { isTicket, issueTicket, redeemTicket } from "./tickets.ts";

const { db, url } = await testDatabase();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const missed = vi.fn();
const positions = new Positions();
let received: CableMessage[] = [];
let fanOut: FanOut;

beforeAll(async () => {
  fanOut = await listenToPostgres({
    databaseUrl: url,
    onMessage: (message) => received.push(message),
    onPosition: (position) => positions.record(position),
    onReconnect: missed,
    log,
  });
});
beforeEach(() => {
  received = [];
});
afterAll(() => fanOut.close());

const created = { streams: ["of:a"], event: "row.created", resource: "rows", id: "1" };

test("a broadcast is received once its transaction commits, and not when it is rolled back", async () => {
  await db.transaction().execute(async (tx) => {
    await broadcast(tx, created);
    await broadcast(tx, created);
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received).toEqual([created]));
  await expect(
    db.transaction().execute(async (tx) => {
      await broadcast(tx, { ...created, id: "2" });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  await closeSockets(db, ["session"]);
  await vi.waitFor(() => expect(received).toEqual([created, { ended: ["session"] }]));
});

test("many streams go in several notifications, and nothing too long goes at all", async () => {
  const streams = Array.from({ length: 500 }, (_, n) => `applications:employer:${n}:${"x".repeat(20)}`);
  await broadcast(db, { ...created, streams });
  await vi.waitFor(() =>
    expect(received.flatMap((one) => ("streams" in one ? one.streams : []))).toEqual(streams),
  );
  expect(received.length).toBeGreaterThan(1);
  await expect(broadcast(db, { ...created, data: { text: "x".repeat(8000) } })).rejects.toThrow("too long");
});

test("foreign notifications are ignored", async () => {
  for (const payload of ["", "{", "[]", '{"streams":1}'])
    await sql`select pg_notify('cable', ${payload})`.execute(db);
  await broadcast(db, created);
  await vi.waitFor(() => expect(received).toEqual([created]));
});

test("a lost connection comes back by itself and says that something may have been missed", async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'cubby cable' and datname = current_database()`.execute(db);
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 4000);
  await broadcast(db, created);
  await vi.waitFor(() => expect(received).toEqual([created]));
});

test("a ticket works once, for a minute, and is stored as a hash", async () => {
  const sessionId = "0198c5a0-0000-7000-8000-000000000001";
  const ticket = await issueTicket(db, sessionId);
  expect(isTicket(ticket)).toBe(true);
  expect(JSON.stringify(await db.selectFrom("cableTickets").selectAll().execute())).not.toContain(ticket);
  const redeemed = await Promise.all([1, 2, 3].map(() => redeemTicket(db, ticket)));
  expect(redeemed.filter(Boolean)).toEqual([sessionId]);

  const expiredTicket = await issueTicket(db, sessionId);
  await db
    .updateTable("cableTickets")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute();
  expect(await redeemTicket(db, expiredTicket)).toBeNull();
});

// @vitest-environment jsdom
/** Live rows in a page, with the real cable and database: nothing is missed, and nothing is asked of the API for it. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { WebSocket } from "ws";
import { z } from "zod";
import { startTestCable, employer } from "#platform/server/cable/cable.fixtures.ts";
import { broadcastRow, reopenSockets, type RowStreams } from "#platform/server/cable/broadcast.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { channel } from "#platform/server/channel.ts";
import { entity } from "#platform/shared/entity.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import type { CollectionView } from "../data/use-collection.ts";
import type * as UseCollection from "../data/use-collection.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../api-client/api.ts", () => ({ call }));

let setCaller: ReturnType<typeof testSession>["setCaller"];

const Notice = entity("system_notifications", { attributes: { title: z.string() } });
const row = (id: string, title: string, createdAt = "2026-01-01T00:00:00.000Z") => ({
  type: "system_notifications",
  id,
  attributes: { title, createdAt },
});

const { db, url } = await testDatabase();
const notices: RowStreams<{ id: string }> = {
  type: "system_notifications",
  event: "notification",
  of: () => ["all"],
};
let under: Awaited<ReturnType<typeof startTestCable>>;
let root: Root;
const shown = {} as CollectionView<{ id: string; title: string }>;
let listed: () => Promise<object[]> | object[];
/** How old the positions are that responses give. */
let ageMinutes: number;
let asked: string[];
let door: PromiseWithResolvers<void>;
const authenticating = vi.fn();
let useCollection: typeof UseCollection.useCollection;

beforeEach(async () => {
  closeDoor();
  under = await startTestCable({
    db,
    fanOut: { databaseUrl: url },
    allowsOrigin: () => true,
    // Slow to let in: that is the gap.
    authenticate: async () => {
      authenticating();
      await door.promise;
      return employer("a");
    },
    channels: [channel({ name: "NotificationsChannel", streams: () => ["all"] })],
    present: async (_type, ids) => new Map(ids.map((id) => [id, { data: row(id, `${id} as pushed`) }])),
  });
  listed = () => [row("1", "one"), row("2", "two")];
  ageMinutes = 0;
  asked = [];
  call.mockReset().mockImplementation(async (path: string) => {
    if (path === "cable_tickets") return { ticket: "ticket" };
    asked.push(path);
    const position = await samplePosition();
    const data = await listed();
    return { data, meta: { page: { number: 1, size: 25, total: data.length } }, position };
  });
  const cableUrl = under.url;
  vi.stubGlobal(
    "WebSocket",
    class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(cableUrl + new URL(address).search, protocols);
      }
    },
  );
  vi.resetModules();
  const { session, ...control } = testSession();
  setCaller = control.setCaller;
  setCaller(testCaller("profile-a"));
  (await import("../api-client/api-session.ts")).registerApiSession(session);
  const { registerLiveChannels } = await import("./live-updates.ts");
  registerLiveChannels({ system_notifications: "NotificationsChannel" });
  ({ useCollection } = await import("../data/use-collection.ts"));
});
afterEach(async () => {
  root.unmount();
  setCaller(testGuest);
  vi.unstubAllGlobals();
  await under.stop();
});

function closeDoor() {
  authenticating.mockReset();
  door = Promise.withResolvers();
}
const letIn = () => door.resolve();

async function samplePosition(): Promise<string> {
  const { rows } = await sql<{ transaction: string; at: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, floor(extract(epoch from now()))::int as at
  `.execute(db);
  return `${rows[0]!.transaction}.${rows[0]!.at - ageMinutes * 60}`;
}

function List() {
  Object.assign(shown, useCollection(Notice, { live: true }));
  return null;
}
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
async function open(...lists: (typeof List)[]) {
  root = createRoot(document.createElement("div"));
  const children = lists.map((list, key) => createElement(list, { key }));
  root.render(createElement(QueryClientProvider, { client: client() }, ...children));
  await until(() => expect(titles()).toEqual(["one", "two"]));
}
const titles = () => shown.data?.map(({ title }) => title);
const until = (check: () => void) => vi.waitFor(check, 10_000);
const settled = (milliseconds = 300) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const tell = (id: string, verb?: string) => broadcastRow(db, notices, { id }, verb);
async function cutOff() {
  closeDoor();
  await reopenSockets(db, "account-a");
  await until(() => expect(authenticating).toHaveBeenCalled());
}

test("what happened before the channel was heard is told, and shifts nothing", async () => {
  await open(List);
  await tell("2");
  await tell("3", "created");
  await tell("0");
  letIn();
  await until(() => expect(titles()).toEqual(["one", "2 as pushed"]));
  await until(() => expect(shown.newCount).toBe(1));
  await settled();
  expect(asked).toHaveLength(1);
});

test("what happened while the socket was away is told when it is back", async () => {
  await open(List, List);
  letIn();
  await until(() => expect(under.cable.sockets()).toBe(1));
  await tell("1");
  await until(() => expect(titles()).toEqual(["1 as pushed", "two"]));
  await cutOff();
  await tell("2");
  await tell("1", "deleted");
  letIn();
  await until(() => expect(titles()).toEqual(["2 as pushed"]));
  await settled();
  expect(asked).toHaveLength(1);
});

test("what is too old to be told is fetched, once", async () => {
  ageMinutes = 16;
  await open(List);
  ageMinutes = 0;
  listed = () => [row("1", "one"), row("2", "two, changed")];
  letIn();
  await until(() => expect(titles()).toEqual(["one", "two, changed"]));
  await settled();
  expect(asked).toHaveLength(2);
  await cutOff();
  await tell("1");
  letIn();
  await until(() => expect(titles()).toEqual(["1 as pushed", "two, changed"]));
  expect(asked).toHaveLength(2);
});

test("a row that is gone leaves the list and its count", async () => {
  await open(List);
  letIn();
  await tell("3", "created");
  await until(() => expect(shown.newCount).toBe(1));
  await tell("1", "deleted");
  await tell("3", "deleted");
  await until(() => expect([titles(), shown.total, shown.newCount]).toEqual([["two"], 1, 0]));
  expect(asked).toHaveLength(1);
});

test("an answer that was on its way does not undo what was heard meanwhile", async () => {
  await open(List);
  letIn();
  await tell("2");
  await until(() => expect(titles()).toEqual(["one", "2 as pushed"]));
  let answer: (rows: object[]) => void = () => {};
  listed = () => new Promise((resolve) => (answer = resolve));
  shown.retry();
  await tell("1");
  await until(() => expect(titles()).toEqual(["1 as pushed", "2 as pushed"]));
  answer([row("1", "one"), row("2", "two")]);
  await until(() => expect(shown.isUpdating).toBe(false));
  await settled();
  expect(titles()).toEqual(["1 as pushed", "two"]);
});

test("outside the provider of the data it is a developer's error", () => {
  root = createRoot(document.createElement("div"));
  expect(() => renderToString(createElement(List))).toThrow("use QueryClientProvider to set one");
});

// @vitest-environment jsdom
/** Live rows in a page, with the real cable: nothing is missed between an answer and being listened to. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { startTestCable, employer } from "#platform/server/cable/cable.fixtures.ts";
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

let under: Awaited<ReturnType<typeof startTestCable>>;
let root: Root;
const shown = {} as CollectionView<{ id: string; title: string }>;
let listed: () => Promise<object[]> | object[];
let changed: object[];
let asked: string[];
let letIn: () => void;
let useCollection: typeof UseCollection.useCollection;

beforeEach(async () => {
  const door = new Promise<void>((open) => (letIn = open));
  under = await startTestCable({
    allowsOrigin: () => true,
    // Slow to let in: that is the gap.
    authenticate: async () => (await door, employer("a")),
    channels: [channel({ name: "NotificationsChannel", streams: () => ["all"] })],
    present: async (_type, id) => ({ data: row(id, `${id} as pushed`) }),
  });
  listed = () => [row("1", "one"), row("2", "two")];
  changed = [];
  asked = [];
  call.mockReset().mockImplementation(async (path: string) => {
    if (path === "cable_tickets") return { ticket: "ticket" };
    asked.push(path);
    return { data: path.includes("updatedSince") ? changed : await listed() };
  });
  const { url } = under;
  vi.stubGlobal(
    "WebSocket",
    class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(url + new URL(address).search, protocols);
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
const catchUps = () => asked.filter((path) => path.includes("updatedSince"));
const sinceOf = (path = "") =>
  Date.parse(new URL(path, "https://cubby.example").searchParams.get("filter[updatedSince]")!);

test("what happened before the channel was heard is asked for once, and shifts nothing", async () => {
  const before = Date.now();
  await open(List);
  expect(catchUps()).toEqual([]);
  changed = [
    row("2", "two, changed"),
    row("3", "three", new Date().toISOString()),
    row("0", "old, of another page"),
  ];
  letIn();
  await until(() => expect(titles()).toEqual(["one", "two, changed"]));
  expect(shown.newCount).toBe(1);
  await settled();
  expect(catchUps()).toHaveLength(1);
  expect(sinceOf(catchUps()[0])).toBeLessThanOrEqual(before);
  expect(sinceOf(catchUps()[0])).toBeGreaterThan(before - 15_000);
});

test("a row that has left the list's filter is heard of, and what the filter does not find is not counted", async () => {
  const FilteredList = () => {
    Object.assign(shown, useCollection(Notice, { live: true, filter: { upcoming: true } }));
    return null;
  };
  await open(FilteredList);
  changed = [row("2", "two, over"), row("3", "elsewhere", new Date().toISOString())];
  call.mockImplementation(async (path: string) => {
    if (path === "cable_tickets") return { ticket: "ticket" };
    asked.push(path);
    return { data: path.includes("upcoming") ? [] : changed };
  });
  letIn();
  await until(() => expect(titles()).toEqual(["one", "two, over"]));
  await until(() => expect(catchUps()).toHaveLength(2));
  await settled();
  expect(shown.newCount).toBe(0);
});

test("two who show the same share the question", async () => {
  await open(List, List);
  letIn();
  await until(() => expect(catchUps().length).toBeGreaterThan(0));
  await settled();
  expect(new Set(catchUps()).size).toBe(catchUps().length);
  expect(catchUps()).toHaveLength(1);
});

test("heard anew, it is asked again, from when the last question was asked", async () => {
  await open(List);
  await settled(1_100);
  letIn();
  await until(() => expect(catchUps()).toHaveLength(1));
  await settled(50);
  changed = [row("1", "one, changed meanwhile")];
  // Whoever becomes another caller comes through the door again, as after a lost connection.
  setCaller({ ...testCaller("profile-a"), key: "account-a, impersonated" });
  await until(() => expect(titles()).toEqual(["one, changed meanwhile", "two"]));
  expect(sinceOf(catchUps()[1])).toBeGreaterThan(sinceOf(catchUps()[0]));
});

test("an answer that was on its way does not undo what was heard meanwhile", async () => {
  await open(List);
  letIn();
  await until(() => expect(catchUps()).toHaveLength(1));
  let answer: (rows: object[]) => void = () => {};
  listed = () => new Promise((resolve) => (answer = resolve));
  shown.retry();
  under.broadcast({
    streams: ["all"],
    event: "notification.updated",
    resource: "system_notifications",
    id: "1",
  });
  await until(() => expect(titles()).toEqual(["1 as pushed", "two"]));
  answer([row("1", "one"), row("2", "two")]);
  await until(() => expect(shown.isUpdating).toBe(false));
  await settled();
  expect(titles()).toEqual(["1 as pushed", "two"]);
});

// @vitest-environment jsdom
/** What waits in the browser is shown, survives a reload, and is sent once, in order, when the server can be reached. */
import { beforeEach, expect, test, vi } from "vitest";
import type * as Session from "../api-client/api-session.ts";
import type * as Errors from "../api-client/api-error.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import type { OutboxEntry } from "./outbox.ts";
import type * as Outbox from "./outbox.ts";
import type * as Sending from "./send-outbox.ts";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../ui/feedback/toast.ts", () => ({ toast, couldNotSave: vi.fn() }));

let outbox: typeof Outbox;
let sending: typeof Sending;
let errors: typeof Errors;
let session = testSession();
/** What the server got, as "target key". */
let sent: string[] = [];
let send: (entry: OutboxEntry) => Promise<unknown>;

/** A reloaded page knows only what the browser has stored, and the one before hears nothing any more. */
async function reload({ isOnline = true } = {}) {
  for (const [type, listener] of listened.splice(0)) window.removeEventListener(type, listener);
  vi.resetModules();
  setOnline(isOnline);
  const sessions: typeof Session = await import("../api-client/api-session.ts");
  errors = await import("../api-client/api-error.ts");
  outbox = await import("./outbox.ts");
  sending = await import("./send-outbox.ts");
  session = testSession();
  session.setCaller(testCaller("one"));
  sessions.registerApiSession(session.session);
  sending.startOutbox({ note: async () => ({ send: (entry) => send(entry) }) });
}

const listened: [string, EventListener][] = [];
const listen = window.addEventListener.bind(window);

const setOnline = (isOnline: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
const comeBack = () => {
  setOnline(true);
  window.dispatchEvent(new Event("online"));
};
const put = (target: string, payload: unknown = target, more = {}) =>
  outbox.putInOutbox({ kind: "note", target, payload, ...more });
const targets = () => outbox.outboxEntries().map(({ target }) => target);
const refused = (status: number) => () => Promise.reject(new errors.ApiError("status", "No", status));
const unreachable = () => Promise.reject(new errors.ApiError("fetch", "No connection"));

beforeEach(async () => {
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    listened.push([type, listener as EventListener]);
    listen(type, listener as EventListener);
  });
  localStorage.clear();
  toast.mockClear();
  sent = [];
  send = async ({ target, key }) => void sent.push(`${target} ${key}`);
  await reload();
});

test("a change is sent at once and leaves nothing behind", async () => {
  await put("like:1");
  expect(sent).toHaveLength(1);
  expect(targets()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("offline changes survive a reload and go once, in order, when the connection returns", async () => {
  await reload({ isOnline: false });
  void put("a");
  void put("b");
  await reload({ isOnline: false });
  expect(targets()).toEqual(["a", "b"]);
  const keys = outbox.outboxEntries().map(({ target, key }) => `${target} ${key}`);
  expect(sent).toEqual([]);
  comeBack();
  await vi.waitFor(() => expect(targets()).toEqual([]));
  expect(sent).toEqual(keys);
  await reload();
  expect(sent).toHaveLength(2);
});

test("the last state of a target is the one that is sent, and a change taken back is not", async () => {
  setOnline(false);
  const first = put("like:1", "liked");
  void put("like:1", "unliked");
  void put("hide:1");
  expect(await first).toBeNull();
  expect(outbox.removeFromOutbox("hide:1")).toBe(true);
  const payloads: unknown[] = [];
  send = async ({ payload }) => payloads.push(payload);
  comeBack();
  await vi.waitFor(() => expect(targets()).toEqual([]));
  expect(payloads).toEqual(["unliked"]);
});

test("what was replaced while it was being sent is sent after it", async () => {
  const answer = Promise.withResolvers<void>();
  const payloads: unknown[] = [];
  send = ({ payload }) => {
    payloads.push(payload);
    return answer.promise;
  };
  void put("like:1", "liked");
  await vi.waitFor(() => expect(payloads).toEqual(["liked"]));
  expect(outbox.removeFromOutbox("like:1")).toBe(false);
  void put("like:1", "unliked");
  answer.resolve();
  await vi.waitFor(() => expect(payloads).toEqual(["liked", "unliked"]));
  await vi.waitFor(() => expect(targets()).toEqual([]));
});

test("a server that cannot be reached is tried again with the same key, and everything after it waits", async () => {
  const keys: string[] = [];
  send = ({ key }) => {
    keys.push(key);
    return keys.length === 1 ? unreachable() : Promise.resolve();
  };
  void put("a");
  void put("b");
  await vi.waitFor(() => expect(outbox.outboxEntry("a")!.isWaiting).toBe(true));
  expect(keys).toHaveLength(1);
  comeBack();
  await vi.waitFor(() => expect(targets()).toEqual([]));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
});

test("a refusal ends a change; one that must not be lost stays with its reason, and stops nothing", async () => {
  send = refused(409);
  expect(await put("a")).toBeNull();
  void put("b", "b", { keepsRefusal: true });
  await vi.waitFor(() => expect(outbox.outboxEntry("b")?.problem).toBe("No"));
  send = async ({ target, key }) => void sent.push(`${target} ${key}`);
  await put("c");
  await reload();
  expect(targets()).toEqual(["b"]);
  expect(sent).toHaveLength(1);
});

test("a session that is over keeps what waits, and a log-out or another account does not", async () => {
  await reload({ isOnline: false });
  void put("a");
  const over = { ...testCaller("one"), isSignedIn: false, keepsCopies: false, key: "over" };
  session.setCaller(over);
  comeBack();
  expect(targets()).toEqual(["a"]);
  expect(sent).toEqual([]);
  session.setCaller({ ...testCaller("two"), accountId: "account-b" });
  expect(targets()).toEqual([]);
  expect(localStorage.length).toBe(0);

  setOnline(false);
  void put("b");
  session.setCaller(testGuest);
  expect(localStorage.length).toBe(0);
  session.setCaller(testCaller("one"));
  expect(targets()).toEqual([]);
});

test("nothing is stored for callers of whom nothing is kept, and what is old or broken goes", async () => {
  session.setCaller({ ...testCaller("one"), keepsCopies: false });
  setOnline(false);
  void put("a");
  expect(targets()).toEqual(["a"]);
  expect(localStorage.length).toBe(0);

  const entry = { target: "old", kind: "note", key: "k", problem: null, isWaiting: true, payload: 1 };
  const monthAgo = Date.now() - 30 * 24 * 3_600_000;
  localStorage.setItem("outbox:account-a:old", JSON.stringify({ ...entry, at: monthAgo }));
  localStorage.setItem("outbox:account-a:broken", "{");
  await reload();
  expect(targets()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("what another tab has sent does not look undone here", async () => {
  const { queryClient } = await import("./query-client.ts");
  const row = { type: "jobs", id: "1" };
  queryClient().setQueryData(["api", "jobs/1"], { data: { ...row, attributes: { liked: false } } });
  setOnline(false);
  void put("like:1", null, { shows: { row, attributes: { liked: true } } });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: "outbox:account-a:like:1" }));
  expect(targets()).toEqual([]);
  expect(queryClient().getQueryData(["api", "jobs/1"])).toMatchObject({
    data: { attributes: { liked: true } },
  });
});

test("two tabs send it once", async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  // One tab has the lock; the other one gets it when the first has sent everything.
  const request = async (_name: string, run: () => Promise<void>) => {
    if (isHeld) await held.promise;
    isHeld = true;
    await run();
    held.resolve();
  };
  vi.stubGlobal("navigator", { ...navigator, onLine: true, locks: { request } });
  const entry = {
    target: "a",
    kind: "note",
    key: "k1",
    at: Date.now(),
    problem: null,
    isWaiting: true,
    payload: 1,
  };
  localStorage.setItem("outbox:account-a:a", JSON.stringify(entry));
  await reload();
  await reload();
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
  await held.promise;
  expect(sent).toEqual(["a k1"]);
  vi.unstubAllGlobals();
});

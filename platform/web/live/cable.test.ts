// @vitest-environment jsdom
/** The browser's side of the cable, with the real client against the real server. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { startTestCable, employer } from "#platform/server/cable/cable.fixtures.ts";
import type { Listener } from "#platform/server/channel.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import type * as Cable from "./cable.ts";
import type * as Connection from "./connection.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../api-client/api.ts", () => ({ call }));

let setCaller: ReturnType<typeof testSession>["setCaller"];

let under: Awaited<ReturnType<typeof startTestCable>>;
let asked: [string, string | null][];
let cable: typeof Cable;
let connection: typeof Connection;
let standing: Listener["standing"];
let onAuthenticate: (() => void) | null;
const opened = vi.fn();

beforeEach(async () => {
  asked = [];
  onAuthenticate = null;
  opened.mockReset();
  standing = "good";
  under = await startTestCable({
    allowsOrigin: () => true,
    authenticate: async (token, profile) => {
      asked.push([token, profile]);
      onAuthenticate?.();
      return token.startsWith("ticket-") ? { ...employer("a"), standing } : null;
    },
  });
  let number = 0;
  call.mockReset().mockImplementation(async () => ({ ticket: `ticket-${(number += 1)}` }));
  vi.stubGlobal("WebSocket", redirected(under.url));
  vi.resetModules();
  const { session, ...control } = testSession();
  setCaller = control.setCaller;
  setCaller(testCaller("profile-a"));
  (await import("../api-client/api-session.ts")).registerApiSession(session);
  cable = await import("./cable.ts");
  connection = await import("./connection.ts");
});
afterEach(async () => {
  setCaller(testGuest);
  vi.unstubAllGlobals();
  await under.stop();
});

/** The page's own address is not where the test's server listens. */
function redirected(url: string) {
  return class extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(url + new URL(address).search, protocols);
      this.addEventListener("open", opened);
    }
  };
}

const news = { streams: ["everything"], event: "row.created", resource: "rows", id: "1" };

test("a message is heard, over a socket opened with a ticket for the acting profile", async () => {
  const heard = vi.fn();
  cable.subscribe("RowsChannel", {}, heard);
  await vi.waitFor(() => {
    under.broadcast(news);
    expect(heard).toHaveBeenCalledWith({
      event: "row.created",
      data: expect.objectContaining({ data: expect.anything() }),
    });
  }, 4000);
  expect(asked).toEqual([["ticket-1", "profile-a"]]);
});

test("two who ask for the same share one subscription, and one that leaves hears no more", async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = cable.subscribe("RowsChannel", { row: "1" }, one);
  cable.subscribe("RowsChannel", { row: "1" }, other);
  await vi.waitFor(() => {
    under.broadcast({ ...news, streams: ["row:1"] });
    expect(other).toHaveBeenCalled();
  }, 4000);
  expect(one).toHaveBeenCalledTimes(other.mock.calls.length);
  expect(under.cable.sockets()).toBe(1);
  leave();
  const before = one.mock.calls.length;
  under.broadcast({ ...news, streams: ["row:1"] });
  await vi.waitFor(() => expect(other.mock.calls.length).toBeGreaterThan(before));
  expect(one).toHaveBeenCalledTimes(before);
});

test("acting as another profile comes through the door again, with a new ticket", async () => {
  cable.subscribe("RowsChannel", {}, () => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1), 4000);
  setCaller(testCaller("profile-b"));
  await vi.waitFor(() => expect(asked).toContainEqual(["ticket-2", "profile-b"]), 4000);
});

test("signing out closes the socket and is no lost connection", async () => {
  cable.subscribe("RowsChannel", {}, () => {});
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(1), 4000);
  setCaller(testGuest);
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(0), 4000);
  expect(connection.currentConnection()).toMatchObject({ isConnected: true, isReconnecting: false });
});

test("says when it listens, to who comes later too, and only then carries words to the server", async () => {
  const [onListening, later] = [vi.fn(), vi.fn()];
  cable.subscribe("RowsChannel", { row: "1" }, { onMessage: () => {}, onListening });
  cable.perform("RowsChannel", { row: "1" }, "typing");
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledOnce(), 4000);
  cable.subscribe("RowsChannel", { row: "1" }, { onMessage: () => {}, onListening: later });
  expect(later).toHaveBeenCalledOnce();
  cable.perform("RowsChannel", { row: "1" }, "typing");
  await vi.waitFor(() => expect(under.performed).toHaveBeenCalled());
  expect(under.performed.mock.calls).toEqual([["account-a", { row: "1" }, { action: "typing" }]]);
});

test("who is sent round is back at once, and asks again where it was not let in", async () => {
  standing = "pending";
  const [onOpen, onReviewed] = [vi.fn(), vi.fn()];
  cable.subscribe("RowsChannel", {}, { onMessage: () => {}, onListening: onOpen });
  cable.subscribe("RowsChannel", { row: "reviewed" }, { onMessage: () => {}, onListening: onReviewed });
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce(), 4000);
  standing = "good";
  under.broadcast({ changed: ["account-a"] });
  await vi.waitFor(() => expect(onReviewed).toHaveBeenCalledOnce(), 4000);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test("as another profile it asks again where the first one was not let in", async () => {
  standing = "pending";
  const [onOpen, onReviewed] = [vi.fn(), vi.fn()];
  cable.subscribe("RowsChannel", {}, { onMessage: () => {}, onListening: onOpen });
  cable.subscribe("RowsChannel", { row: "reviewed" }, { onMessage: () => {}, onListening: onReviewed });
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce(), 4000);
  standing = "good";
  setCaller(testCaller("profile-b"));
  await vi.waitFor(() => expect(onReviewed).toHaveBeenCalledOnce(), 4000);
});

test("signing out while the socket is connecting leaves none open", async () => {
  onAuthenticate = () => setCaller(testGuest);
  cable.subscribe("RowsChannel", {}, () => {});
  await vi.waitFor(() => expect(opened).toHaveBeenCalled(), 4000);
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(0), 4000);
});

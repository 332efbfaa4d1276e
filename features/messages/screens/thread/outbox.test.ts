// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { OutboxMessage } from "../composer/draft-storage.ts";
import type * as Outbox from "./outbox.ts";

const one: OutboxMessage = {
  key: "k1",
  text: "Hello",
  attachments: [],
  at: "2026-03-04T18:00:00Z",
  afterId: null,
  problem: null,
};
const why = (error: unknown) => (error as Error).message;

let outbox: typeof Outbox;
/** A reloaded page knows only what the browser has stored. */
const reload = async () => {
  vi.resetModules();
  outbox = await import("./outbox.ts");
};
beforeEach(async () => {
  localStorage.clear();
  await reload();
});

test("a message is in the outbox while it is sent, and removed when it has arrived", async () => {
  const sending = Promise.withResolvers<string>();
  const sent = outbox.sendFromOutbox("box", one, () => sending.promise, why);
  expect(outbox.outboxMessages("box")).toEqual([one]);
  sending.resolve("message");
  expect(await sent).toBe("message");
  expect(outbox.outboxMessages("box")).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("a failed message stays with its reason and key, even after a reload", async () => {
  await outbox.sendFromOutbox("box", one, () => Promise.reject(new Error("No connection")), why);
  expect(outbox.outboxMessages("box")).toEqual([{ ...one, problem: "No connection" }]);
  await reload();
  expect(outbox.outboxMessages("box")).toEqual([{ ...one, problem: "No connection" }]);
  expect(
    await outbox.sendFromOutbox("box", outbox.outboxMessages("box")[0]!, async () => "message", why),
  ).toBe("message");
  expect(outbox.outboxMessages("box")).toEqual([]);
});

test("a message interrupted by closing the page is marked and not resent automatically", async () => {
  void outbox.sendFromOutbox("box", one, () => new Promise(() => {}), why);
  await reload();
  expect(outbox.outboxMessages("box")).toEqual([
    { ...one, problem: "The page was closed before it was sent." },
  ]);
});

test("only what did not reach the server waits for the connection", async () => {
  const fail = (error: Error) => outbox.sendFromOutbox("box", one, () => Promise.reject(error), why);
  const { ApiError } = await import("#platform/web/api-client/api-error.ts");
  await fail(new ApiError("fetch", "No connection"));
  expect(outbox.outboxMessages("box")[0]).toMatchObject({ key: "k1", isWaiting: true });
  await fail(new ApiError("status", "Not allowed", 403));
  expect(outbox.outboxMessages("box")[0]).not.toHaveProperty("isWaiting");
});

test("pressing Retry twice sends once", async () => {
  const send = vi.fn(() => new Promise<string>((done) => setTimeout(() => done("message"), 5)));
  await Promise.all([
    outbox.sendFromOutbox("box", one, send, why),
    outbox.sendFromOutbox("box", one, send, why),
  ]);
  expect(send).toHaveBeenCalledOnce();
});

test("a message discarded while being sent does not come back", async () => {
  const sending = Promise.withResolvers<string>();
  const sent = outbox.sendFromOutbox("box", one, () => sending.promise, why);
  outbox.removeMessage("box", one.key);
  sending.reject(new Error("No connection"));
  await sent;
  expect(outbox.outboxMessages("box")).toEqual([]);
});

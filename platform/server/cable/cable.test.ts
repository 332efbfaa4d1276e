/** The life of a socket by the wire protocol: welcome, ping, rejection and disconnect. */
import { guest, type Actor } from "#platform/shared/actor.ts";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { all, startTestCable, employer } from "./cable.fixtures.ts";

let testCable: Awaited<ReturnType<typeof startTestCable>>;

async function start(...options: Parameters<typeof startTestCable>) {
  testCable = await startTestCable(...options);
  return testCable;
}

afterEach(() => testCable.stop());

test("welcomes first and selects actioncable-v1-json", async () => {
  await start();
  const client = testCable.connect();
  await client.welcomed();
  expect(client.frames[0]).toEqual({ type: "welcome" });
  expect(client.socket.protocol).toBe("actioncable-v1-json");
});

test("pings with whole Unix seconds", async () => {
  await start({ pingIntervalMs: 30 });
  const client = testCable.connect();
  await vi.waitFor(() => expect(client.of("ping").length).toBeGreaterThan(1));
  const { message } = client.of("ping")[0]!;
  expect(message).toBeTypeOf("number");
  expect(Number.isInteger(message)).toBe(true);
  expect(Math.abs((message as number) - Date.now() / 1000)).toBeLessThan(5);
});

test.each(["", "?token=", "?token=bad", "?token=good-a&current_employer_profile_id=foreign"])(
  "%s is refused with a frame that tells the client not to reconnect",
  async (query) => {
    await start();
    const client = testCable.connect(query);
    await client.closed();
    expect(client.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
    expect(client.code).toBe(1000);
  },
);

test("a guest is refused, and a failing database makes the client reconnect", async () => {
  await start({
    authenticate: async (token) => {
      if (token === "guest") return guest;
      throw new Error("no database");
    },
  });
  const [asGuest, unlucky] = [testCable.connect("?token=guest"), testCable.connect("?token=any")];
  await asGuest.closed();
  await unlucky.closed();
  expect(asGuest.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
  expect(unlucky.frames).toEqual([{ type: "disconnect", reason: "server_restart", reconnect: true }]);
});

test("a page of another origin gets 404, our own and a program get in", async () => {
  await start();
  const foreign = testCable.connect("?token=good-a", { origin: "https://evil.example" });
  await vi.waitFor(() => expect(foreign.status).toBe(404));
  await testCable.connect("?token=good-a", { origin: "https://cubby.example" }).welcomed();
  await testCable.connect().welcomed();
});

test("a reader that does not read is cut off", async () => {
  await start({ limits: { maxUnreadBytes: 100_000 } });
  const client = testCable.connect();
  await client.subscribe(all);
  client.socket.pause();
  testCable.present.mockImplementation(
    async (_type, ids) => new Map([[ids[0]!, { data: "x".repeat(500_000) }]]),
  );
  for (let n = 0; n < 60; n++)
    testCable.broadcast({ streams: ["everything"], event: "big", resource: "rows", id: String(n) });
  await vi.waitFor(() => expect(testCable.cable.sockets()).toBe(0), 4000);
});

test("a revoked session's sockets close for good, others stay", async () => {
  await start();
  const [revoked, other] = [testCable.connect(), testCable.connect("?token=good-b")];
  await Promise.all([revoked.welcomed(), other.welcomed()]);
  testCable.broadcast({ ended: ["session-a"] });
  await revoked.closed();
  expect(revoked.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test("whose rights were changed is sent round at once, whichever session it is", async () => {
  await start();
  const [moved, other] = [testCable.connect(), testCable.connect("?token=good-b")];
  await Promise.all([moved.welcomed(), other.welcomed()]);
  testCable.broadcast({ changed: ["account-a"] });
  await moved.closed();
  expect(moved.frames.at(-1)).toEqual({ type: "disconnect", reason: "remote", reconnect: true });
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test("the minute's check ends a session that is over and sends a changed caller round", async () => {
  await testCable.cable.close();
  const now = new Map<string, Actor | null>([
    ["session-a", null],
    ["session-b", { ...employer("b"), employerId: "another" } as Actor],
  ]);
  await start({
    recheckIntervalMs: 40,
    refresh: async (actor) => now.get(actor.sessionId) ?? (now.has(actor.sessionId) ? null : actor),
  });
  const [over, changed, same] = [
    testCable.connect(),
    testCable.connect("?token=good-b"),
    testCable.connect("?token=good-c"),
  ];
  await Promise.all([over.closed(), changed.closed()]);
  expect(over.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
  expect(changed.frames.at(-1)).toEqual({ type: "disconnect", reason: "remote", reconnect: true });
  expect(same.socket.readyState).toBe(WebSocket.OPEN);
});

test("a closing server makes every client reconnect", async () => {
  await start();
  const client = testCable.connect();
  await client.welcomed();
  await testCable.cable.close();
  await client.closed();
  expect(client.frames.at(-1)).toEqual({ type: "disconnect", reason: "server_restart", reconnect: true });
  expect(client.code).toBe(1000);
});

test("no log line ever holds a token", async () => {
  await start();
  const client = testCable.connect("?token=good-secret");
  await client.welcomed();
  client.send("garbage");
  await client.subscribe(all);
  expect(
    JSON.stringify([
      testCable.log.info.mock.calls,
      testCable.log.warn.mock.calls,
      testCable.log.error.mock.calls,
    ]),
  ).not.toContain("secret");
});

test("one address and one account may have so many sockets open, and a closed one makes room", async () => {
  await start({
    limits: { socketsPerAddress: 3, socketsPerAccount: 2 },
    addressOf: (request) => new URL(request.url!, "http://here").searchParams.get("from") ?? "here",
  });
  const ownSockets = [testCable.connect("?token=good-a"), testCable.connect("?token=good-a")];
  await Promise.all(ownSockets.map((one) => one.welcomed()));
  const third = testCable.connect("?token=good-a");
  await third.closed();
  expect(third.of("disconnect")).toEqual([
    { type: "disconnect", reason: "invalid_request", reconnect: false },
  ]);
  await vi.waitFor(() => expect(testCable.cable.sockets()).toBe(2));
  await testCable.connect("?token=good-b").welcomed();
  const fourth = testCable.connect("?token=good-c");
  await vi.waitFor(() => expect(fourth.status).toBe(429));
  await testCable.connect("?token=good-c&from=elsewhere").welcomed();
  ownSockets[0]!.socket.close();
  await vi.waitFor(() => expect(testCable.cable.sockets()).toBe(3));
  await testCable.connect("?token=good-a").welcomed();
});

test("an account that subscribes too often is rejected for the rest of the minute, on every socket", async () => {
  await start({ limits: { commandsPerMinute: 3 } });
  const [one, other] = [testCable.connect("?token=good-a"), testCable.connect("?token=good-a")];
  for (const row of ["1", "2", "3"]) await one.subscribe(JSON.stringify({ channel: "RowsChannel", row }));
  await other.welcomed();
  other.send({ command: "subscribe", identifier: all });
  await vi.waitFor(() =>
    expect(other.of("reject_subscription")).toEqual([{ type: "reject_subscription", identifier: all }]),
  );
});

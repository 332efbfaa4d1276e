/** The life of a socket by the wire protocol: how it is greeted, kept alive, refused and ended. */
import { guest, type Actor } from "#platform/shared/actor.ts";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { all, startTestCable, employer } from "./cable.fixtures.ts";

let under: Awaited<ReturnType<typeof startTestCable>>;

async function start(...options: Parameters<typeof startTestCable>) {
  under = await startTestCable(...options);
  return under;
}

afterEach(() => under.stop());

test("welcomes first and selects actioncable-v1-json", async () => {
  await start();
  const client = under.connect();
  await client.welcomed();
  expect(client.frames[0]).toEqual({ type: "welcome" });
  expect(client.socket.protocol).toBe("actioncable-v1-json");
});

test("pings with whole Unix seconds", async () => {
  await start({ pingIntervalMs: 30 });
  const client = under.connect();
  await vi.waitFor(() => expect(client.of("ping").length).toBeGreaterThan(1));
  const { message } = client.of("ping")[0]!;
  expect(message).toBeTypeOf("number");
  expect(Number.isInteger(message)).toBe(true);
  expect(Math.abs((message as number) - Date.now() / 1000)).toBeLessThan(5);
});

test.each(["", "?token=", "?token=bad", "?token=good-a&current_employer_profile_id=foreign"])(
  "%s is refused with a frame that tells the client not to come back",
  async (query) => {
    await start();
    const client = under.connect(query);
    await client.closed();
    expect(client.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
    expect(client.code).toBe(1000);
  },
);

test("a guest is refused, and a failing database asks to come back", async () => {
  await start({
    authenticate: async (token) => {
      if (token === "guest") return guest;
      throw new Error("no database");
    },
  });
  const [asGuest, unlucky] = [under.connect("?token=guest"), under.connect("?token=any")];
  await asGuest.closed();
  await unlucky.closed();
  expect(asGuest.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
  expect(unlucky.frames).toEqual([{ type: "disconnect", reason: "server_restart", reconnect: true }]);
});

test("a page of another origin gets 404, our own and a program get in", async () => {
  await start();
  const foreign = under.connect("?token=good-a", { origin: "https://evil.example" });
  await vi.waitFor(() => expect(foreign.status).toBe(404));
  await under.connect("?token=good-a", { origin: "https://cubby.example" }).welcomed();
  await under.connect().welcomed();
});

test("a reader that does not read is cut off", async () => {
  await start({ limits: { maxUnreadBytes: 100_000 } });
  const client = under.connect();
  await client.subscribe(all);
  client.socket.pause();
  under.present.mockImplementation(async () => ({ data: "x".repeat(500_000) }));
  for (let n = 0; n < 60; n++)
    under.announce({ streams: ["everything"], event: "big", resource: "rows", id: String(n) });
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(0), 4000);
});

test("a revoked session's sockets close for good, others stay", async () => {
  await start();
  const [revoked, other] = [under.connect(), under.connect("?token=good-b")];
  await Promise.all([revoked.welcomed(), other.welcomed()]);
  under.announce({ ended: ["session-a"] });
  await revoked.closed();
  expect(revoked.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test("whose rights were changed is sent round at once, whichever session it is", async () => {
  await start();
  const [moved, other] = [under.connect(), under.connect("?token=good-b")];
  await Promise.all([moved.welcomed(), other.welcomed()]);
  under.announce({ changed: ["account-a"] });
  await moved.closed();
  expect(moved.frames.at(-1)).toEqual({ type: "disconnect", reason: "remote", reconnect: true });
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test("the minute's check ends a session that is over and sends a changed caller round", async () => {
  await under.cable.close();
  const now = new Map<string, Actor | null>([
    ["session-a", null],
    ["session-b", { ...employer("b"), employerId: "another" } as Actor],
  ]);
  await start({
    recheckIntervalMs: 40,
    refresh: async (actor) => now.get(actor.sessionId) ?? (now.has(actor.sessionId) ? null : actor),
  });
  const [over, changed, same] = [
    under.connect(),
    under.connect("?token=good-b"),
    under.connect("?token=good-c"),
  ];
  await Promise.all([over.closed(), changed.closed()]);
  expect(over.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
  expect(changed.frames.at(-1)).toEqual({ type: "disconnect", reason: "remote", reconnect: true });
  expect(same.socket.readyState).toBe(WebSocket.OPEN);
});

test("a closing server asks everyone to come back", async () => {
  await start();
  const client = under.connect();
  await client.welcomed();
  await under.cable.close();
  await client.closed();
  expect(client.frames.at(-1)).toEqual({ type: "disconnect", reason: "server_restart", reconnect: true });
  expect(client.code).toBe(1000);
});

test("no log line ever holds a token", async () => {
  await start();
  const client = under.connect("?token=good-secret");
  await client.welcomed();
  client.send("garbage");
  await client.subscribe(all);
  expect(
    JSON.stringify([under.log.info.mock.calls, under.log.warn.mock.calls, under.log.error.mock.calls]),
  ).not.toContain("secret");
});

test("one address and one account may have so many sockets open, and a closed one makes room", async () => {
  await start({
    limits: { socketsPerAddress: 3, socketsPerAccount: 2 },
    addressOf: (request) => new URL(request.url!, "http://here").searchParams.get("from") ?? "here",
  });
  const mine = [under.connect("?token=good-a"), under.connect("?token=good-a")];
  await Promise.all(mine.map((one) => one.welcomed()));
  const third = under.connect("?token=good-a");
  await third.closed();
  expect(third.of("disconnect")).toEqual([
    { type: "disconnect", reason: "invalid_request", reconnect: false },
  ]);
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(2));
  await under.connect("?token=good-b").welcomed();
  const fourth = under.connect("?token=good-c");
  await vi.waitFor(() => expect(fourth.status).toBe(429));
  await under.connect("?token=good-c&from=elsewhere").welcomed();
  mine[0]!.socket.close();
  await vi.waitFor(() => expect(under.cable.sockets()).toBe(3));
  await under.connect("?token=good-a").welcomed();
});

test("an account that subscribes too often is rejected for the rest of the minute, on every socket", async () => {
  await start({ limits: { commandsPerMinute: 3 } });
  const [one, other] = [under.connect("?token=good-a"), under.connect("?token=good-a")];
  for (const row of ["1", "2", "3"]) await one.subscribe(JSON.stringify({ channel: "RowsChannel", row }));
  await other.welcomed();
  other.send({ command: "subscribe", identifier: all });
  await vi.waitFor(() =>
    expect(other.of("reject_subscription")).toEqual([{ type: "reject_subscription", identifier: all }]),
  );
});

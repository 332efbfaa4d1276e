/** Subscriptions over real sockets: who is confirmed, who is rejected, what is delivered to whom. */
import { afterEach, expect, test, vi } from "vitest";
import { all, startTestCable, waitMs } from "./cable.fixtures.ts";

let testCable: Awaited<ReturnType<typeof startTestCable>>;

async function start(...options: Parameters<typeof startTestCable>) {
  testCable = await startTestCable(...options);
  return testCable;
}

afterEach(() => testCable.stop());

test("an identifier is echoed byte for byte, also when it was sent before welcome", async () => {
  await start();
  const identifier = '{ "row":"1",  "channel": "RowsChannel" }';
  const client = testCable.connect("?token=good-a", { early: { command: "subscribe", identifier } });
  await vi.waitFor(() =>
    expect(client.of("confirm_subscription")).toEqual([{ type: "confirm_subscription", identifier }]),
  );
  expect(client.frames[0]).toEqual({ type: "welcome" });
});

test("a repeated subscribe is silent and delivers once", async () => {
  await start();
  const client = testCable.connect();
  await client.subscribe(all);
  client.send({ command: "subscribe", identifier: all });
  testCable.broadcast({
    streams: ["of:account-a", "everything"],
    event: "row.created",
    resource: "rows",
    id: "1",
  });
  await vi.waitFor(() => expect(client.messages(all)).toHaveLength(1));
  await waitMs();
  expect(client.of("confirm_subscription")).toHaveLength(1);
  expect(client.messages(all)).toEqual([
    { event: "row.created", data: { data: { type: "rows", id: "1", for: "account-a" } } },
  ]);
});

test("a row that is not the caller's and wrong parameters are rejected, and the socket lives", async () => {
  await start();
  const client = testCable.connect();
  await client.welcomed();
  for (const row of ["foreign", 7])
    client.send({ command: "subscribe", identifier: JSON.stringify({ channel: "RowsChannel", row }) });
  await vi.waitFor(() => expect(client.of("reject_subscription")).toHaveLength(2));
  await client.subscribe(all);
});

test("garbage and unknown channels are ignored", async () => {
  await start();
  const client = testCable.connect();
  await client.welcomed();
  const junk = [
    "",
    "{",
    "[]",
    "null",
    "42",
    { command: "nope" },
    { command: "subscribe" },
    { command: "unsubscribe", identifier: "x" },
  ];
  for (const frame of junk) client.send(frame);
  for (const identifier of [
    "null",
    "[]",
    '{"channel":"__proto__"}',
    '{"channel":"constructor"}',
    `{"channel":"${"x".repeat(70_000)}"}`,
  ])
    client.send({ command: "subscribe", identifier });
  client.socket.send(Buffer.from([0, 255]));
  await client.subscribe(all);
  expect(client.frames.map((frame) => frame.type)).toEqual(["welcome", "confirm_subscription"]);
});

test("nothing comes after unsubscribe, and subscribing again is confirmed", async () => {
  await start();
  const [leaves, stays] = [testCable.connect(), testCable.connect()];
  await leaves.subscribe(all);
  await stays.subscribe(all);
  leaves.send({ command: "unsubscribe", identifier: all });
  await waitMs();
  testCable.broadcast({ streams: ["everything"], event: "row.updated", resource: "rows", id: "1" });
  await vi.waitFor(() => expect(stays.messages(all)).toHaveLength(1));
  expect(leaves.messages(all)).toEqual([]);
  leaves.send({ command: "subscribe", identifier: all });
  await vi.waitFor(() => expect(leaves.of("confirm_subscription")).toHaveLength(2));
});

test("a row is read once for callers who see the same, and named alone to one who may not see it", async () => {
  await start();
  const ownClients = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = testCable.connect();
      await client.subscribe(all);
      return client;
    }),
  );
  const otherClient = testCable.connect("?token=good-b");
  await otherClient.subscribe(all);
  testCable.present.mockImplementation(async (_type, ids, actor) =>
    actor.accountId === "account-b" ? new Map() : new Map([[ids[0]!, { data: null }]]),
  );
  testCable.broadcast({ streams: ["everything"], event: "row.updated", resource: "rows", id: "1" });
  await vi.waitFor(() => expect(ownClients.every((client) => client.messages(all).length === 1)).toBe(true));
  await waitMs();
  const gone = { data: null, meta: { gone: { type: "rows", id: "1" } } };
  expect(otherClient.messages(all)).toEqual([{ event: "row.deleted", data: gone }]);
  expect(testCable.present).toHaveBeenCalledTimes(2);
  testCable.broadcast({ streams: ["everything"], event: "row.created", resource: "rows", id: "2" });
  await vi.waitFor(() => expect(ownClients[0]!.messages(all)).toHaveLength(2));
  await waitMs();
  expect(otherClient.messages(all)).toHaveLength(1);
});

test("broadcasts about one row stay in order, and their author can be left out", async () => {
  await start();
  const [client, doer] = [testCable.connect(), testCable.connect("?token=good-b")];
  await client.subscribe(all);
  await doer.subscribe(all);
  let slow = true;
  testCable.present.mockImplementation(async () => {
    if (slow) await waitMs();
    slow = false;
    return new Map([["1", { data: null }]]);
  });
  for (const event of ["first", "second"])
    testCable.broadcast({ streams: ["everything"], event, resource: "rows", id: "1", except: "account-b" });
  await vi.waitFor(() => expect(client.messages(all)).toHaveLength(2));
  expect(client.messages(all).map((message) => (message as { event: string }).event)).toEqual([
    "first",
    "second",
  ]);
  expect(doer.messages(all)).toEqual([]);
});

test("what a client performs reaches its channel, only on a subscription it holds", async () => {
  await start();
  testCable.performed.mockClear();
  const client = testCable.connect();
  await client.welcomed();
  client.send({ command: "message", identifier: all, data: '{"action":"typing"}' });
  await client.subscribe(all);
  client.send({ command: "message", identifier: all, data: "not json" });
  client.send({ command: "message", identifier: all, data: '{"action":"typing"}' });
  await vi.waitFor(() => expect(testCable.performed).toHaveBeenCalled());
  expect(testCable.performed.mock.calls).toEqual([["account-a", {}, { action: "typing" }]]);
});

test("a socket holds so many subscriptions and no more", async () => {
  await start({ limits: { maxSubscriptions: 2 } });
  const client = testCable.connect();
  await client.welcomed();
  for (const row of ["1", "2", "3"])
    client.send({ command: "subscribe", identifier: JSON.stringify({ channel: "RowsChannel", row }) });
  await vi.waitFor(() => expect(client.of("reject_subscription")).toHaveLength(1));
  expect(client.of("confirm_subscription")).toHaveLength(2);
});

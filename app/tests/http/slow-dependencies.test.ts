/** A slow client, name server, file store or locked table delays only its own requests. */
import { createHash } from "node:crypto";
import { createSocket } from "node:dgram";
import { getServers, setServers } from "node:dns";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

/** A store that takes every connection and says nothing. */
const accepted = new Set<Socket>();
const silentStore = createServer((socket) => accepted.add(socket.on("error", () => undefined)));
silentStore.listen(0, "127.0.0.1");
await once(silentStore, "listening");

const server = await testServer({
  REQUEST_SECONDS: "25",
  S3_BUCKET: "cubby",
  S3_ENDPOINT: `http://127.0.0.1:${(silentStore.address() as AddressInfo).port}`,
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  S3_FORCE_PATH_STYLE: "on",
});
afterAll(async () => {
  for (const socket of accepted) socket.destroy();
  silentStore.close();
  await server.close();
});
const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
const ben = await server.person("educator");

/** Someone else's requests, reads and writes, all answered before what is slow is over. */
async function expectOthersServed(isOver: () => boolean) {
  for (let count = 0; count < 3; count += 1) {
    const accountReply = await fetch(`${origin}/api/account`, { headers: ben.headers });
    const guest = await fetch(`${origin}/api/job_listings`);
    const wrong = await fetch(`${origin}/api/accounts/sign_in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ben.email, password: "not-the-password" }),
    });
    expect([accountReply.status, guest.status, wrong.status]).toEqual([200, 200, 422]);
  }
  expect(isOver()).toBe(false);
}

function watched<T>(work: Promise<T>) {
  let over = false;
  void work.then(
    () => (over = true),
    () => (over = true),
  );
  return () => over;
}

test("clients that send their bodies byte by byte", async () => {
  const sockets = Array.from({ length: 50 }, () => connect(Number(new URL(origin).port), "127.0.0.1"));
  const answers = sockets.map((socket) => {
    let received = "";
    socket.on("data", (chunk) => (received += String(chunk)));
    socket.write(
      "POST /api/accounts/sign_in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
    );
    return new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  });
  const trickle = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write("x")), 100);
  sockets.forEach((socket) => socket.on("error", () => undefined));
  await expectOthersServed(() => sockets.every(({ destroyed }) => destroyed));
  for (const received of await Promise.all(answers)) expect(received).toMatch(/^HTTP\/1\.1 408|^$/);
  clearInterval(trickle);
});

test("a name server that never answers", async () => {
  const silent = createSocket("udp4").bind(0, "127.0.0.1");
  await once(silent, "listening");
  const before = getServers();
  setServers([`127.0.0.1:${silent.address().port}`]);
  try {
    const owner = await server.person("employer");
    const connecting = Array.from({ length: 8 }, (_, index) => {
      const attributes = {
        calendarName: "Away",
        service: "ics",
        url: `https://slow-${index}.example.com/a.ics`,
      };
      const body = JSON.stringify({ data: { type: "blocking_calendars", attributes } });
      const headers = { ...owner.headers, "content-type": "application/vnd.api+json" };
      return fetch(`${origin}/api/employers/blocking_calendars`, { method: "POST", headers, body });
    });
    const all = Promise.all(connecting);
    const isOver = watched(all);
    await pause(100);
    expect(isOver()).toBe(false);
    // No transaction is open while it waits.
    const open = await server.db
      .selectFrom("blockingCalendars")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(open.count).toBe(0);
    const accountReply = await fetch(`${origin}/api/account`, { headers: ben.headers });
    expect([accountReply.status, isOver()]).toEqual([200, false]);
    await all;
  } finally {
    setServers(before);
    silent.close();
  }
});

test("a locked table", async () => {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query("begin; lock table locations in access exclusive mode");
  const owner = await server.person("educator");
  const requests = Array.from({ length: 20 }, () =>
    fetch(`${origin}/api/locations`, { headers: owner.headers }),
  );
  const all = Promise.all(requests);
  const isOver = watched(all);
  await pause(200);
  for (let count = 0; count < 5; count += 1) {
    const accountReply = await fetch(`${origin}/api/account`, { headers: ben.headers });
    expect(accountReply.status).toBe(200);
  }
  expect(isOver()).toBe(false);
  const statuses = new Set((await all).map(({ status }) => status));
  expect([...statuses]).toEqual([503]);
  await holder.end();
});

test("a file store that accepts and never answers", async () => {
  const ana = await server.person("educator");
  const bytes = Buffer.from("%PDF-1.7\n");
  const described = {
    filename: "a file",
    byteSize: bytes.length,
    contentType: "application/pdf",
    checksum: createHash("md5").update(bytes).digest("base64"),
    purpose: "resume",
  };
  const declared = await ana.request("direct_uploads", { method: "POST", body: described });
  const { pathname } = new URL(declared.json().resumable.url as string);
  const all = Promise.all(Array.from({ length: 20 }, () => fetch(origin + pathname)));
  const isOver = watched(all);
  await expectOthersServed(isOver);
  for (const answer of await all) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.json()).toMatchObject({ errors: [{ code: "storage_unavailable" }] });
  }
});

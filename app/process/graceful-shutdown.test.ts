/**
 * A web process is stopped while a hundred clients write: nothing acknowledged is lost, no request is cut
 * off.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { testServer } from "../testing/test-server.ts";

/** A process of its own takes its time to start on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const here = await testServer();
afterAll(here.close);
const ana = await here.person("educator");

async function startProcess(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, "../testing/web-process.ts"), {
    env: {
      ...process.env,
      DATABASE_URL: here.databaseUrl,
      DATA_DIR: here.config.dataDir,
      TOKEN_SECRET: testSecret,
      SAMPLE: "on",
      SHUTDOWN_DELAY_SECONDS: "1",
      REQUESTS_PER_MINUTE_PER_ADDRESS: "1000000",
      REQUESTS_PER_MINUTE_PER_ACCOUNT: "1000000",
    },
  });
  afterAll(() => void child.kill("SIGKILL"));
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  return { child, origin };
}

interface Answer {
  status: number;
  connection: string | undefined;
}

/** Rejects where the connection ends before an answer. */
function send(url: string, agent: Agent, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...ana.headers, "content-type": "application/json" };
    const sending = request(url, { method: body ? "POST" : "GET", agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        resolve({ status: answer.statusCode!, connection: answer.headers.connection }),
      );
      answer.once("error", reject);
    });
    sending.once("error", reject);
    sending.end(body && JSON.stringify(body));
  });
}

test("what was acknowledged is there, and no connection ends before its answer", async () => {
  const { child, origin } = await startProcess();
  const exited = once(child, "exit") as Promise<[number]>;
  const probes = new Agent({ keepAlive: false });
  const readiness = async () => (await send(`${origin}/readyz`, probes)).status;
  expect(await readiness()).toBe(200);

  // As a load balancer does it: it looks every 50 ms, and sends nobody to a process that says no.
  let isReady = true;
  const probing = (async () => {
    while (isReady) {
      isReady = (await readiness().catch(() => 503)) === 200;
      await pause(50);
    }
  })();

  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  const closing: (string | undefined)[] = [];
  const clients = Array.from({ length: 100 }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; isReady; count += 1) {
      const checksum = Buffer.from(`${client}-${count}`.padEnd(16)).toString("base64");
      const named = { filename: `${client}-${count}`, contentType: "application/pdf", purpose: "resume" };
      const body = { ...named, byteSize: 10, checksum };
      try {
        const { status, connection } = await send(`${origin}/api/direct_uploads`, agent, body);
        if (status === 201) acknowledged.push(named.filename);
        closing.push(connection);
      } catch (error) {
        failures.push(error);
      }
    }
    agent.destroy();
  });
  // Each may hold fifty: the test writes more than that.
  const freeing = setInterval(() => {
    void sql`update files set attached_at = now() where attached_at is null`.execute(here.db);
  }, 20);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);

  const startedAt = Date.now();
  child.kill("SIGTERM");
  await Promise.all([...clients, probing]);
  const [code] = await exited;
  clearInterval(freeing);
  expect(failures).toEqual([]);
  expect([code, Date.now() - startedAt < 15_000]).toEqual([0, true]);
  expect(closing.filter((header) => header === "close").length).toBeGreaterThan(0);
  const rows = await here.db.selectFrom("files").select("filename").execute();
  const stored = new Set(rows.map(({ filename }) => filename));
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
});

test("an open request is answered, sockets reconnect, and new ones are not ready", async () => {
  const { child, origin } = await startProcess();
  const exited = once(child, "exit");
  const token = String(ana.headers.authorization).slice("Bearer ".length);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/cable?token=${token}`, [
    "actioncable-v1-json",
  ]);
  const frames: string[] = [];
  socket.on("message", (data) => frames.push(String(data)));
  await expect.poll(() => frames.some((frame) => frame.includes("welcome")), { timeout: 30_000 }).toBe(true);

  const agent = new Agent({ keepAlive: true });
  const body = Buffer.from(JSON.stringify({ email: "nobody@people.example", password: "wrong-password" }));
  const headers = { "content-type": "application/json", "content-length": body.length };
  const slow = request(`${origin}/api/accounts/sign_in`, { method: "POST", agent, headers });
  const answered = once(slow, "response") as Promise<
    [{ statusCode: number; headers: Record<string, string> }]
  >;
  slow.write(body.subarray(0, 10));
  await pause(200);
  child.kill("SIGTERM");
  const probes = new Agent();
  await expect.poll(() => send(`${origin}/readyz`, probes).then(({ status }) => status)).toBe(503);
  // The listener is gone, this one request is not.
  await pause(3_000);
  slow.end(body.subarray(10));
  const [{ statusCode, headers: received }] = await answered;
  expect([statusCode, received["connection"]]).toEqual([422, "close"]);
  await exited;
  expect(frames.some((frame) => frame.includes("server_restart"))).toBe(true);
});

test("a process on a database that lacks a migration is not ready until it is there", async () => {
  const removed = await here.db
    .deleteFrom("schemaMigrations")
    .where("name", "=", (eb) =>
      eb.selectFrom("schemaMigrations").select((all) => all.fn.max("name").as("name")),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const fresh = await startProcess();
  const probes = new Agent();
  const readiness = async () => (await send(`${fresh.origin}/readyz`, probes)).status;
  expect(await readiness()).toBe(503);
  await here.db.insertInto("schemaMigrations").values(removed).execute();
  expect(await readiness()).toBe(200);
});

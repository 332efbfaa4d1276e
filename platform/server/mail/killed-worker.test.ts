/**
 * Workers killed with SIGKILL while they send, real processes against a real server: every mail arrives, and none twice
 * for one key. The one exception is tested as what it is: killed together with the process that speaks SMTP, after the
 * server's yes, a mail comes again under the same Message-ID.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { defaultMailBrand } from "./brand.ts";
import { sendMail } from "./send.ts";
import { messageIdOf, recipientOf, startTestSmtp } from "./smtp.fixtures.ts";
import { recoverInterruptedMails } from "./recover-interrupted-mails.job.ts";
import { mailTemplate } from "./template.ts";

const hello = mailTemplate({
  id: "test.hello",
  sample: {},
  write: () => ({ subject: "Hello", blocks: [{ paragraph: "Your week" }] }),
});
const brand = defaultMailBrand("https://cubby.example");

const server = startTestSmtp();
const { received } = server;
const workers: Worker[] = [];
let smtpUrl: string;
let database: TestDatabase;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  database = await testDatabase();
  smtpUrl = await server.listen();
  work = testJobs(database, []);
  // Makes the queue's tables.
  await work.run();
});
beforeEach(async () => {
  received.splice(0);
  server.beforeAccepting = async () => {};
  await database.db.deleteFrom("mails").execute();
  await work.pool.query("delete from graphile_worker._private_jobs");
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.killAll();
});
afterAll(() => server.close());

interface Worker {
  process: ChildProcess;
  /** As `kill -9` of the worker alone. */
  kill(): void;
  /** The worker and the process that speaks SMTP, as when the machine fails. */
  killAll(): void;
}

function startWorker(): Worker {
  const script = join(import.meta.dirname, "delivery-worker.fixtures.ts");
  const child = fork(script, [database.url, smtpUrl], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  let dispatcherPid: number | undefined;
  child.on("message", (pid: number) => (dispatcherPid = pid));
  const worker: Worker = {
    process: child,
    kill: () => void child.kill("SIGKILL"),
    killAll() {
      child.kill("SIGKILL");
      try {
        if (dispatcherPid) process.kill(dispatcherPid, "SIGKILL");
      } catch {
        // It had ended.
      }
    },
  };
  workers.push(worker);
  return worker;
}

async function send(keys: string[]): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    for (const key of keys)
      await sendMail(tx, { key, to: `${key}@school.example`, template: hello({}), language: "en", brand });
  });
}
const states = async () => {
  const rows = await database.db
    .selectFrom("mails")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
};
const untilSent = (count: number, timeoutMs = 40_000) =>
  vi.waitFor(async () => expect(await states()).toEqual({ sent: count }), {
    timeout: timeoutMs,
    interval: 50,
  });
const dead = ({ process: child }: Worker) =>
  vi.waitFor(() => expect(child.signalCode).toBe("SIGKILL"), { timeout: 30_000 });
const waitMs = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("1,000 mails, the worker killed and started again three times, at any moment: each arrives once", async () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `digest-${index}`);
  await send(keys);
  let worker = startWorker();
  // Counted as they come in: while mails are on their way, while the server thinks, and right after its yes.
  const moments: Record<number, () => Promise<void>> = {
    150: async () => worker.kill(),
    350: async () => {
      worker.kill();
      await waitMs(400);
    },
    700: async () => void setTimeout(() => worker.kill(), 1),
  };
  let arrived = 0;
  server.beforeAccepting = async () => moments[(arrived += 1)]?.();
  for (const _ of Object.keys(moments)) {
    await vi.waitFor(() => expect(worker.process.signalCode).toBe("SIGKILL"), {
      timeout: 60_000,
      interval: 5,
    });
    worker = startWorker();
  }
  await untilSent(1000, 120_000);
  expect(received).toHaveLength(1000);
  expect(new Set(received.map(messageIdOf)).size).toBe(1000);
  expect(new Set(received.map(recipientOf))).toEqual(new Set(keys.map((key) => `${key}@school.example`)));
}, 360_000);

test("killed while the server is busy: deliveries in flight are recorded all the same", async () => {
  const worker = startWorker();
  server.beforeAccepting = async () => {
    worker.kill();
    await waitMs(300);
  };
  await send(["thinking"]);
  await dead(worker);
  startWorker();
  await untilSent(1);
  // Time enough for a second one, were there one.
  await waitMs(1_000);
  expect(received).toHaveLength(1);
});

test("killed while the server is about to say 'later': the next worker sends it", async () => {
  const worker = startWorker();
  let attempts = 0;
  server.beforeAccepting = async () => {
    if ((attempts += 1) > 1) return;
    worker.kill();
    await waitMs(100);
    throw Object.assign(new Error("Try again later"), { responseCode: 451 });
  };
  await send(["later"]);
  await dead(worker);
  await vi.waitFor(async () => expect(await states()).toEqual({ queued: 1 }), { timeout: 30_000 });
  // A minute later.
  const due = "update graphile_worker._private_jobs set run_at = now() where key is not null returning id";
  startWorker();
  // Polled: the delay of a minute may be written after the state `queued`.
  await vi.waitFor(
    async () => {
      await work.pool.query(due);
      expect(await states()).toEqual({ sent: 1 });
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(received).toHaveLength(1);
}, 120_000);

test("everything killed before the server's yes: it goes out once, by the next worker", async () => {
  const worker = startWorker();
  let attempts = 0;
  server.beforeAccepting = async () => {
    if ((attempts += 1) > 1) return;
    worker.killAll();
    // Never accepted: the connection is gone before the server could reply.
    await new Promise(() => {});
  };
  await send(["early"]);
  await dead(worker);
  expect(await states()).toEqual({ sending: 1 });
  startWorker();
  await untilSent(1);
  expect(received).toHaveLength(1);
});

test("everything killed between the server's yes and the commit: the repeat has the same Message-ID", async () => {
  const worker = startWorker();
  server.beforeAccepting = async () => {
    if (received.length === 0) worker.killAll();
  };
  await send(["late"]);
  await dead(worker);
  startWorker();
  await untilSent(1);
  expect(received).toHaveLength(2);
  expect(messageIdOf(received[0] ?? "")).toBe(messageIdOf(received[1] ?? ""));
  expect(messageIdOf(received[0] ?? "")).toBeDefined();
});

test("an interrupted mail is recovered after an hour", async () => {
  await send(["left"]);
  await database.db.updateTable("mails").set({ state: "sending" }).execute();
  const context = { ...work.context, attempt: { number: 1, isLast: false } };
  const at = (minutes: number) => ({ ...context, now: () => new Date(Date.now() + minutes * 60_000) });
  const jobs = () =>
    work.pool.query("select from graphile_worker._private_jobs").then(({ rowCount }) => rowCount);
  await recoverInterruptedMails.run({}, at(61));
  // Its job still waits.
  expect(await jobs()).toBe(1);
  await work.pool.query("delete from graphile_worker._private_jobs");
  await recoverInterruptedMails.run({}, at(59));
  expect(await jobs()).toBe(0);
  await recoverInterruptedMails.run({}, at(61));
  expect(await work.run()).toEqual(["mail.deliver"]);
  expect(await states()).toEqual({ not_sent: 1 });
});

/**
 * `npm run bench:live [sockets]`, after a build: one web process with 10,000 idle sockets of 2,000 accounts: its memory,
 * how soon a message reaches one of them, a broadcast 1,000 accounts, and a job's change everybody. On the same machine:
 * this process, the web process and PostgreSQL share its cores. Times are from before the statement that announces the
 * change until the last socket has it.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "#db/migrate.ts";
import { servingOptions } from "#app/process/child-processes.ts";
import { freePort } from "#app/process/free-port.ts";
import { reviewStreams } from "#features/applications/api/applications.channel.ts";
import { inboxStreams } from "#features/messages/api/conversation-streams.ts";
import { jobsStream } from "#features/jobs/api/jobs.channel.ts";
import { broadcast, broadcastRow } from "#platform/server/cable/broadcast.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { createPeople, type Conversation, type People } from "./live-people.ts";
import { openSockets, type Sockets } from "./live-sockets.ts";

const goals = { memoryMb: 300, messageMs: 100, broadcastMs: 1_000 };
const team = 1_000;
const educators = 1_000;
const messages = 300;
const broadcasts = 10;
const ownViews = 2;
/** More than a minute: each session is checked once in it. */
const idleMs = 70_000;
const sockets = Number(process.argv[2] ?? 10_000);
const project = join(import.meta.dirname, "..");

requireOpenFiles(sockets + 500);
const postgres = await startScratchPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "cubby-bench-live-"));
const secret = randomBytes(48).toString("base64url");
const db = openDatabase(postgres.url, { max: 2 });
let web: ChildProcess | undefined;
process.once("exit", () => web?.kill());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
try {
  await migrate(postgres.url);
  const people = await createPeople(db, secret, { educators, team });
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const startedWeb = (web = startWeb(port));
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  await measure(db, people, `ws://127.0.0.1:${port}`, startedWeb);
} finally {
  await db.destroy();
  if (web?.kill("SIGTERM")) await once(web, "exit");
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function measure(db: Database, people: People, url: string, { pid }: ChildProcess): Promise<void> {
  const memory = () =>
    Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
  print("memory of the web process, before", `${memory().toFixed(0)} MB`);
  const beganAt = performance.now();
  const perAccount = Math.ceil(sockets / people.accounts.length);
  const opened = await openSockets(url, people.accounts, perAccount);
  const count = perAccount * people.accounts.length;
  print(`${count} sockets opened in`, `${((performance.now() - beganAt) / 1_000).toFixed(1)} s`);
  print("memory with them", `${memory().toFixed(0)} MB`);
  await pause(idleMs);
  print(`memory after ${idleMs / 1_000} s`, `${memory().toFixed(0)} MB`, `goal ${goals.memoryMb} MB`);

  const toOne = await timesOf(messages, (n) => {
    const conversation = people.conversations[(n * 7) % people.conversations.length]!;
    return tellConversation(db, opened, conversation, perAccount);
  });
  print("a message to one account: median", ms(toOne, 0.5));
  print("… p99", ms(toOne, 0.99), `goal ${goals.messageMs} ms`);
  const inTeam = perAccount * team;
  const toTeam = await timesOf(broadcasts, () =>
    timeOf(opened, `job_applications/${people.teamApplication.id}`, inTeam, () =>
      broadcastRow(db, reviewStreams, people.teamApplication),
    ),
  );
  print(`an applicant to the ${team} accounts of a team (${inTeam} sockets): median`, ms(toTeam, 0.5));
  print("… most", ms(toTeam, 1), `goal ${goals.broadcastMs} ms`);
  const toViews = await timesOf(ownViews, () =>
    tellConversation(db, opened, people.teamConversation, perAccount * (team + 1)),
  );
  print("a conversation to them, of which each has a view of its own: most", ms(toViews, 1));
  const toAll = await timesOf(broadcasts, (n) => {
    const data = { id: `bench-${n}`, listingStatus: "closed" };
    return timeOf(opened, data.id, count, () =>
      broadcast(db, { streams: [jobsStream], event: "job_listing.updated", data }),
    );
  });
  print(`a closed job to all ${count} sockets: most`, ms(toAll, 1));
  print("memory at the end", `${memory().toFixed(0)} MB`, `goal ${goals.memoryMb} MB`);
  print("sockets lost", String(opened.closed()));
  opened.close();
}

function tellConversation(db: Database, opened: Sockets, conversation: Conversation, listeners: number) {
  return timeOf(opened, `conversations/${conversation.id}`, listeners, () =>
    broadcastRow(db, inboxStreams, conversation),
  );
}

/** Until so many sockets have heard of it. @returns milliseconds. */
async function timeOf(opened: Sockets, text: string, listeners: number, tell: () => Promise<void>) {
  const heard = Promise.withResolvers<number>();
  let count = 0;
  const stop = opened.listen(text, (_account, at) => {
    count += 1;
    if (count === listeners) heard.resolve(at);
  });
  const beganAt = performance.now();
  await tell();
  const isLate = pause(60_000).then(() =>
    heard.reject(new Error(`${count} of ${listeners} sockets heard it.`)),
  );
  void isLate.catch(() => undefined);
  const at = await heard.promise;
  stop();
  return at - beganAt;
}

async function timesOf(times: number, run: (n: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    taken.push(await run(n));
    // So that pings and the work of others fall between, before and during them.
    await pause(Math.random() * 60);
  }
  return taken.toSorted((one, other) => one - other);
}

function ms(sorted: number[], share: number): string {
  return `${sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!.toFixed(1)} ms`;
}

function print(name: string, value: string, goal = ""): void {
  console.log(`${name.padEnd(82)}${value.padStart(12)}  ${goal}`);
}

function startWeb(port: number): ChildProcess {
  return spawn(process.execPath, [...servingOptions(), join(project, "app/web.ts")], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SAMPLE: "off",
      MAIL: "off",
      LOG_LEVEL: "warn",
      TOKEN_SECRET: secret,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
    },
  });
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error("The web process was not ready in time.");
}

/** Each socket is an open file of both processes. */
function requireOpenFiles(needed: number): void {
  const limit = execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).trim();
  if (limit === "unlimited" || Number(limit) >= needed) return;
  console.error(
    `${needed} open files are needed and ${limit} are allowed: run \`ulimit -n ${needed}\` before it.`,
  );
  process.exit(1);
}

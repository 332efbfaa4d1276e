/** 50,000 applicants as a file, from a process of its own whose memory is watched, to readers who take their time. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { testServer } from "#app/testing/test-server.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJobWithEmployer } from "../applications.fixtures.ts";
import { insertApplicants } from "./many-applicants.fixtures.ts";

const many = 50_000;
const some = 5_000;
const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const { employer, job } = await createJobWithEmployer(server);
const smaller = await employer.publish({ title: "Floater" });
const { origin, pid } = await startProcess();

beforeAll(async () => {
  const { employerId } = await db
    .selectFrom("jobListings")
    .select("employerId")
    .where("id", "=", job.id)
    .executeTakeFirstOrThrow();
  await insertApplicants(db, { count: some, employerId, jobListingId: smaller.id });
  await insertApplicants(db, { count: many, employerId, jobListingId: job.id });
}, 240_000);

test("memory stays flat, and the first bytes come before the last applicant is read", async () => {
  // Whatever a process takes for its first file it has then.
  expect(await linesOf(await open(smaller.id))).toBe(some + 1);
  const before = peak();

  const slow = await open(job.id);
  expect(await firstBytesOf(slow, 16)).toContain("First name");
  // A reader who stops taking stops the reading too: what is under way fills the pipes and no more.
  const exported = await settled();
  expect(exported).toBeGreaterThan(0);
  expect(exported).toBeLessThan(many * 0.9);

  expect(await linesOf(slow)).toBe(many + 1);
  expect(await exportedSoFar()).toBe(many);
  const grown = peak() - before;
  console.log(
    `CSV: ${Math.round(before)} MB after ${some} applicants, ${Math.round(grown)} MB more after ${many}`,
  );
  expect(grown).toBeLessThan(80);
  expect(peak()).toBeLessThan(350);
}, 240_000);

test("who goes away in the middle ends the reading", async () => {
  await sql`delete from profile_accesses`.execute(db);
  const left = await open(job.id);
  await once(left, "readable");
  left.destroy();
  expect(await settled()).toBeLessThan(many);
  // And the server is well.
  expect(await linesOf(await open(smaller.id))).toBe(some + 1);
}, 240_000);

/** The most it ever held, in MB (proc(5)). */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;

function open(jobListingId: string): Promise<IncomingMessage> {
  const url = `${origin}/api/employer/job_applications/download?filter[jobListingId]=${jobListingId}`;
  return new Promise((resolve, reject) => {
    const { authorization } = employer.headers;
    get(url, { headers: { authorization } }, resolve).on("error", reject);
  });
}

async function linesOf(answer: IncomingMessage): Promise<number> {
  expect(answer.statusCode).toBe(200);
  let lines = 0;
  let before = Buffer.alloc(0);
  for await (const part of answer as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([before, part]);
    for (let at = bytes.indexOf("\r\n"); at >= 0; at = bytes.indexOf("\r\n", at + 2)) lines += 1;
    // An end of a line may come in two parts.
    before = bytes.subarray(bytes.at(-1) === 13 ? -1 : bytes.length);
  }
  return lines;
}

/** The mark of UTF-8 at the start may arrive as a packet of its own. */
async function firstBytesOf(answer: IncomingMessage, count: number): Promise<string> {
  for (;;) {
    const bytes = answer.read(count) as Buffer | null;
    if (bytes) return bytes.toString();
    await once(answer, "readable");
  }
}

/** Each batch is noted before it is handed out. */
async function exportedSoFar(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from profile_accesses where kind = 'exported' and user_profile_id in
      (select user_profile_id from job_applications where job_listing_id = ${job.id})`.execute(db);
  return rows[0]!.count;
}

/** How far it came when it has come to rest. */
async function settled(): Promise<number> {
  let before = -1;
  for (;;) {
    const now = await exportedSoFar();
    if (now === before && now > 0) return now;
    before = now;
    await wait(1_500);
  }
}

async function startProcess(): Promise<{ origin: string; pid: number }> {
  const environment = {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.config.dataDir,
    TOKEN_SECRET: testSecret,
    SAMPLE: "on",
  };
  const child = fork(join(import.meta.dirname, "../../../../app/testing/web-process.ts"), {
    env: environment,
    // As app/start.mjs starts every process, and with no room to hold them all.
    execArgv: ["--max-semi-space-size=8", "--max-old-space-size=128"],
  });
  afterAll(() => void child.kill());
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The process ended with ${code}`);
  });
  ended.catch(() => undefined);
  const [said] = (await Promise.race([once(child, "message"), ended])) as [{ origin: string }];
  return { origin: said.origin, pid: child.pid! };
}

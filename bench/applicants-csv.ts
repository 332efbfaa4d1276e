/**
 * `npm run bench:applicants-csv`: 50,000 applicants of one employer as a file, and the lists and counts a
 * team requests.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { insertApplicants } from "#features/applications/api/download/many-applicants.fixtures.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";

const applicantCount = Number(process.argv[2] ?? 50_000);
const rounds = 10;
const list = "employer/job_applications";
const included = "include=job_listing,user_profile,locations";

/** The queries of the screens: filters, sorts, a column of the board, the counts. */
const queries: [name: string, path: string][] = [
  ["newest first", `${list}?${included}`],
  ["best match first", `${list}?${included}&sort=-matchScore`],
  ["by name", `${list}?${included}&sort=name`],
  ["page 40 by name", `${list}?${included}&sort=name&page[number]=40`],
  ["q, a common name", `${list}?${included}&filter[q]=Ana1`],
  ["q, one person", `${list}?${included}&filter[q]=Ruiz 31234`],
  ["q, nobody", `${list}?${included}&filter[q]=Zebulon`],
  ["liked", `${list}?${included}&filter[showStatus]=liked`],
  ["with notes", `${list}?${included}&filter[showStatus]=internal_notes_added`],
  ["unviewed", `${list}?${included}&filter[showStatus]=unviewed`],
  ["one column of the board", `${list}?${included}&filter[aasmState]=shortlisted`],
  ["one job", `${list}?${included}&filter[jobListingId]={job}`],
  ["counts by state", `${list}/counts`],
  ["counts by state, with q", `${list}/counts?filter[q]=Ana1`],
];

const postgres = await startScratchPostgres();
const dataDir = await mkdtemp(join(tmpdir(), "cubby-bench-"));
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await seedBase(db);
  const server = await startServer();
  await measure(db, server);
  server.child.kill();
  await db.destroy();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function measure(db: Database, { origin, child }: Server): Promise<void> {
  const employerUnderTest = await employer(db, origin, "Own House");
  await insertApplicants(db, { count: applicantCount, ...employerUnderTest });
  // Others have as many: what is found is looked for among all of them.
  for (const name of ["Far House", "Near House"])
    await insertApplicants(db, { count: applicantCount, ...(await employer(db, origin, name)) });
  const get = (path: string) =>
    fetch(`${origin}/api/${path.replace("{job}", employerUnderTest.jobListingId)}`, {
      headers: employerUnderTest.headers,
    });

  console.log(
    `${applicantCount} applicants of one employer among ${3 * applicantCount}; times in milliseconds\n`,
  );
  for (const [name, path] of queries) console.log(`${name.padEnd(28)}${await times(() => get(path))}`);

  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))![1]) / 1024;
  console.log(
    `\nThe file${"".padEnd(22)}first byte   whole, s      MB   rows/s   server's peak, MB (before)`,
  );
  for (const filter of ["filter[q]=Ana77", "filter[aasmState]=shortlisted", ""]) {
    const before = peak();
    const { first, whole, bytes, lines } = await file(await timed(() => get(`${list}/download?${filter}`)));
    const figures = [first, whole / 1000, bytes / 1e6, (lines / whole) * 1000, peak()];
    const columns = figures.map((figure, at) => figure.toFixed([0, 1, 1, 0, 0][at]).padStart(10));
    console.log(`${`${lines} rows`.padEnd(30)}${columns.join("")} (${before.toFixed(0)})`);
  }
}

async function times(request: () => Promise<Response>): Promise<string> {
  const durations: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) {
    const started = performance.now();
    const answer = await request();
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
    if (round >= 2) durations.push(performance.now() - started);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return `p50 ${at(0.5).toFixed(0).padStart(5)}   p95 ${at(0.95).toFixed(0).padStart(5)}`;
}

async function timed(ask: () => Promise<Response>) {
  const started = performance.now();
  return { started, answer: await ask() };
}

async function file({ started, answer }: { started: number; answer: Response }) {
  let [first, bytes, lines] = [0, 0, -1];
  for await (const part of answer.body!) {
    first ||= performance.now() - started;
    bytes += part.length;
    for (let at = part.indexOf(13); at >= 0; at = part.indexOf(13, at + 1)) lines += 1;
  }
  return { first, whole: performance.now() - started, bytes, lines };
}

/** Signs up with a published job. */
async function employer(db: Database, origin: string, employerName: string) {
  const answer = await fetch(`${origin}/api/accounts/sign_up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `${employerName.replace(" ", ".")}@bench.example`,
      password: "blue-paper-boats",
      firstName: "Robin",
      lastName: "Vale",
      userType: "employer",
      employerName,
      zipCode: "78701",
    }),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  const { employerId } = await db
    .selectFrom("employerProfiles")
    .select("employerId")
    .where("accountId", "=", data.id)
    .executeTakeFirstOrThrow();
  const job = await db
    .insertInto("jobListings")
    .values({ employerId, title: "Lead Teacher", slug: employerName, listingStatus: "published" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${answer.headers.get("access-token")}` };
  return { employerId, jobListingId: job.id, headers };
}

async function startServer() {
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    TOKEN_SECRET: "b".repeat(48),
    REQUESTS_PER_MINUTE_PER_ACCOUNT: "100000",
  };
  const script = join(import.meta.dirname, "../app/testing/web-process.ts");
  const child = fork(script, { env, execArgv: ["--max-semi-space-size=8"] });
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  return { origin, child };
}

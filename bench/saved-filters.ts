/**
 * `npm run bench:saved-filters`: what 10,000 saved filters cost while educators change 1,000 times an hour,
 * as a share of one core: every change compared by itself, as when they arrive one by one, and the
 * per-minute comparison sixty times.
 */
import { migrate } from "#db/migrate.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { compareBatch } from "#features/candidates/api/saved/compare-changes.job.ts";
import { filterColumns, filtersInput } from "#features/candidates/api/saved/canonical-filters.ts";
import { findRelatedSince } from "#features/candidates/api/saved/related-since.query.ts";
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { roleTitles } from "#features/educators/job-preferences.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { sql } from "kysely";
import { readdirSync, readFileSync } from "node:fs";

const filters = Number(process.argv[2] ?? 10_000);
const edits = Number(process.argv[3] ?? 1_000);
const r = seeded(5);
let postmaster: number | undefined;
const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await seedBase(db);
  await loadSample(db);
  await createFilters(db);
  await db.deleteFrom("candidateChanges").execute();
  await sql`analyze`.execute(db);
  await measure(db);
  await db.destroy();
} finally {
  await postgres.stop();
}

async function measure(db: Database): Promise<void> {
  const people = await db.selectFrom("candidateSearch").select("userProfileId").execute();
  const ids = people.map(({ userProfileId }) => userProfileId);
  console.log(`${filters} saved filters, ${ids.length} educators who can be found, ${edits} changes an hour`);
  const editing = await timeSpent(db, async () => {
    for (let count = 0; count < edits; count += 1) await edit(db, r.pick(ids));
  });
  console.log(`the changes themselves     ${editing.cpu.toFixed(1)} s of CPU`);
  await db.deleteFrom("candidateChanges").execute();
  const times: number[] = [];
  let compared = 0;
  const comparing = await timeSpent(db, async () => {
    for (let count = 0; count < edits; count += 1) {
      await edit(db, r.pick(ids));
      const at = performance.now();
      compared += await compareBatch(db, new Date());
      times.push(performance.now() - at);
    }
  });
  console.log(`one change                 ${spread(times)}; ${compared} of ${edits} said something else`);
  const comparisons: number[] = [];
  const comparisonDurations = await timeSpent(db, async () => {
    for (let count = 0; count < 60; count += 1) {
      const at = performance.now();
      await findRelatedSince(db);
      comparisons.push(performance.now() - at);
    }
  });
  console.log(`the minute's look          ${spread(comparisons)}`);
  const cpu = comparing.cpu - editing.cpu + comparisonDurations.cpu;
  const share = ((cpu / 3600) * 100).toFixed(2);
  console.log(`an hour                    ${cpu.toFixed(1)} s of CPU: ${share} % of one core`);
  for (const id of ids) await edit(db, id);
  const all = await timeSpent(db, async () => {
    while ((await compareBatch(db, new Date())) > 0);
  });
  console.log(`everybody changed at once  ${(all.ms / 1000).toFixed(1)} s, ${all.cpu.toFixed(1)} s of CPU`);
  const { news: changes } = await db
    .selectFrom("savedFilterSelections")
    .select(sql<number>`count(*) filter (where diff <> '{}')`.as("news"))
    .executeTakeFirstOrThrow();
  console.log(`somebody is new in ${changes} filters`);
}

/** Each of its own, around the places of the sample's educators; some everywhere, some about who was dealt with. */
async function createFilters(db: Database): Promise<void> {
  const owners = await db.selectFrom("employerProfiles").select(["id", "employerId"]).execute();
  const { rows: places } = await sql<{ lat: number; lng: number }>`
    select distinct lat, lng from candidate_search where lat is not null limit 500`.execute(db);
  const now = new Date();
  const rows = Array.from({ length: filters }, (_, index) => {
    const { id, employerId } = r.pick(owners);
    const place = { ...r.pick(places), radiusInMiles: r.pick([10, 25, 50]) };
    const texts = filtersInput.parse({
      ...(r.chance(0.9) ? place : {}),
      ...(r.chance(0.5) ? { desiredRole: r.some(roleTitles, 0.2) } : {}),
      ...(r.chance(0.4)
        ? { desiredSchedule: r.pick(["Full-time", "Part-time", "Full-time,Part-time"]) }
        : {}),
      ...(r.chance(0.2) ? { q: r.pick(["lead", "toddler", "infant", "montessori"]) } : {}),
      ...(r.chance(0.2) ? { status: r.pick(["unviewed", "recommended", "previously_applied"]) } : {}),
    });
    const ownTexts = {
      employerProfileId: id,
      employerId,
      name: `Filter ${index}`,
      viewedAt: now,
      extendedAt: now,
    };
    return { ...ownTexts, ...filterColumns(texts), filtersHash: Buffer.from(String(index)) };
  });
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto("savedFilterSelections")
      .values(rows.slice(start, start + 500))
      .execute();
}

/** Where someone lives, what they look for, or whether they show themselves. */
async function edit(db: Database, id: string): Promise<void> {
  const role = JSON.stringify(r.some(roleTitles, 0.3));
  await db.transaction().execute(async (tx) => {
    const visibilityState = r.chance(0.1) ? "hidden" : "visible";
    await tx.updateTable("userProfiles").set({ visibilityState }).where("id", "=", id).execute();
    await tx
      .insertInto("profileQuestionAnswers")
      .values({ userProfileId: id, profileQuestionName: "desired_role", value: role })
      .onConflict((known) =>
        known.columns(["userProfileId", "profileQuestionName"]).doUpdateSet({ value: role }),
      )
      .execute();
    await refreshCandidates(tx, [id], new Date());
  });
}

/** Of this process and of PostgreSQL together. */
async function timeSpent(db: Database, work: () => Promise<void>): Promise<{ ms: number; cpu: number }> {
  const before = { own: process.cpuUsage(), database: await databaseSeconds(db), at: performance.now() };
  await work();
  const ms = performance.now() - before.at;
  const ownCpu = process.cpuUsage(before.own);
  const database = (await databaseSeconds(db)) - before.database;
  return { ms, cpu: (ownCpu.user + ownCpu.system) / 1e6 + database };
}

/** CPU seconds of the database's processes, live and ended, as Linux counts them: hundredths. */
async function databaseSeconds(db: Database): Promise<number> {
  if (!postmaster) {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    postmaster = Number(statOf(rows[0]!.pid)[1]);
  }
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = processes
    .map((pid) => statOf(Number(pid)))
    .filter((stat) => Number(stat[1]) === postmaster);
  const ownStat = statOf(postmaster);
  const ticks = [...children, ownStat].reduce((sum, stat) => sum + Number(stat[11]) + Number(stat[12]), 0);
  return (ticks + Number(ownStat[13]) + Number(ownStat[14])) / 100;
}

/** From the third field on, which is the state: a command's name may have blanks. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/**
 * `npm run bench:candidates [educators] [rounds]`: how quickly candidate search answers over many educators, what their
 * search rows cost to write, and by which plan PostgreSQL finds each page.
 */
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { orderRows } from "#features/candidates/api/search/order-rows.ts";
import { matchingRows } from "#features/candidates/api/search/matching-rows.ts";
import { parseSearch, searchCandidates } from "#features/candidates/api/search/search-candidates.query.ts";
import { parseCandidateFilters } from "#features/candidates/api/search/search-filters.ts";
import type { Context } from "#platform/server/context.ts";
import { type Database, openDatabase } from "#platform/server/database/database.ts";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { sql } from "kysely";
import { makeEducators, makeTeam, metros, type Team } from "./generate-educators.ts";
import { planLines } from "./query-plan.ts";

const educators = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 40);

const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const db = openDatabase(postgres.url);
  await seedBase(db);
  const started = performance.now();
  await makeEducators(db, educators);
  const team = await makeTeam(db);
  await sql`vacuum analyze`.execute(db);
  console.log(`${educators} educators made in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  console.log(`${"".padEnd(58)} found   least     p50     p95 ms`);
  for (const [name, kind] of Object.entries(kinds(team))) await measure(db, team, name, kind);
  await measureWriting(db);
  await db.destroy();
} finally {
  await postgres.stop();
}

interface Kind {
  filters: Record<string, string>;
  /** Another place each time. */
  miles?: number;
  sort?: string;
  page?: number;
}

function kinds({ jobListingId }: Team): Record<string, Kind> {
  const baseFilters = {
    desiredSchedule: "Full-time",
    desiredRole: "Teacher (Lead/Head)",
    minimumEducation: "2",
  };
  return {
    "nothing asked": { filters: {} },
    "nothing asked, page 40": { filters: {}, page: 40 },
    "by last name": { filters: {}, sort: "lastName" },
    newest: { filters: {}, sort: "-createdAt" },
    "25 miles": { filters: {}, miles: 25 },
    "25 miles, nearest first": { filters: {}, miles: 25, sort: "distance" },
    "25 miles, 3 filters": { filters: baseFilters, miles: 25 },
    "25 miles, 3 filters, words": { filters: { ...baseFilters, q: "montessori" }, miles: 25 },
    "25 miles, a rare language": { filters: { languages: "Tagalog" }, miles: 25 },
    "100 miles, 3 filters": { filters: baseFilters, miles: 100 },
    "nationwide, 3 filters": { filters: baseFilters },
    "nationwide, a name": { filters: { q: "maria ko" } },
    "nationwide, a misspelt name": { filters: { q: "marria kochh" } },
    "nationwide, a rare certificate": { filters: { certifications: "CDA: Home Visitor" } },
    "25 miles, unviewed": { filters: { status: "unviewed" }, miles: 25 },
    liked: { filters: { status: "liked" } },
    recommended: { filters: { status: "recommended" } },
    "25 miles, best match for a job": { filters: { jobListingId }, miles: 25 },
    "nationwide, best match for a job": { filters: { jobListingId } },
  };
}

async function measure(db: Database, { employerId }: Team, name: string, kind: Kind): Promise<void> {
  const actor = { kind: "employer", employerId } as never;
  const context = { db, actor, now: () => new Date() } as unknown as Context;
  const sort = kind.sort ? [{ name: kind.sort.replace("-", ""), descending: kind.sort.startsWith("-") }] : [];
  const filtersAt = (round: number) => {
    const [lat, lng] = metros[round % metros.length]!;
    const place: Record<string, string> = kind.miles
      ? { lat: String(lat), lng: String(lng), radiusInMiles: String(kind.miles) }
      : {};
    return parseCandidateFilters({ ...kind.filters, ...place })!;
  };
  const times: number[] = [];
  let found = 0;
  for (let round = -5; round < rounds; round++) {
    const filters = filtersAt(round + 5);
    const from = performance.now();
    const page = await searchCandidates(context, {
      filters,
      sort,
      size: 25,
      offset: 25 * ((kind.page ?? 1) - 1),
    });
    if (round >= 0) times.push(performance.now() - from);
    found += (page!.total * Number(round >= 0)) / rounds;
  }
  times.sort((a, b) => a - b);
  // The least says what it costs, the others what else the machine was doing.
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1).padStart(7);
  console.log(`${name.padEnd(56)} ${String(Math.round(found)).padStart(7)} ${at(0)} ${at(0.5)} ${at(0.95)}`);
  const search = parseSearch(filtersAt(0), employerId);
  const rows = orderRows(matchingRows(db, search), search, sort).select("userProfileId").limit(25);
  for (const line of await planLines(db, rows)) console.log(`    ${line}`);
}

/** What a save of a profile costs more than before there was a search. */
async function measureWriting(db: Database): Promise<void> {
  const some = await db.selectFrom("userProfiles").select("id").orderBy("id").limit(300).execute();
  const times: number[] = [];
  for (const { id } of some) {
    const from = performance.now();
    await db.transaction().execute((tx) => refreshCandidates(tx, [id], new Date()));
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const [fastest, middle] = [times[0]!, times[times.length >> 1]!];
  console.log(`\none row written anew: least ${fastest.toFixed(1)}, p50 ${middle.toFixed(1)} ms`);
}

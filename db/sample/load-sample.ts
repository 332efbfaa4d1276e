/** The sample marketplace: made from a fixed seed in memory, put in within one transaction, once for a database. */
import { bulkInsert } from "#db/bulk-insert.ts";
import { once } from "#db/seed/once.ts";
import type { DB } from "#db/tables.ts";
import { hashPassword } from "#features/accounts/api/password.ts";
import { refreshAllCandidates } from "#features/candidates/api/search/refresh-all-candidates.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import type { Database, Transaction } from "#platform/server/database.ts";
import type { Insertable } from "kysely";
import { cast, crowdPassword } from "./cast.ts";
import { makeMarketplace, type Marketplace, type Sizes } from "./marketplace.ts";
import { jobsForMaya } from "./jobs-for-maya.ts";
import {
  applicationRows,
  conversationRows,
  educatorRows,
  employerRows,
  interviewRows,
  jobRows,
} from "./rows.ts";
import { sampleRoster } from "./roster.ts";
import { sampleSeed } from "./sample-seed.ts";
import { keepFilters } from "./saved-filters.ts";
import { sampleBrand, sampleOwnBrand } from "./sample-brand.ts";
import { writeNotes } from "./notes.ts";
import { writeAnswers } from "./written-answers.ts";
import { readWorld } from "./world.ts";

export interface SampleOptions {
  /** Told before each step: how many are done, of how many, and what comes. */
  progress?: (done: number, total: number, what: string) => void;
  /** Times are relative to it; default now. */
  now?: Date;
  sizes?: Partial<Sizes>;
}

/** What the issue of a first start needs: enough of everything to look like a market. */
export const fullSizes: Sizes = { employers: 300, jobs: 1200, educators: 2000, applications: 3000 };

/** True when it was loaded now; a database that has it already stays as it is. The base seed comes first. */
export function loadSample(db: Database, options: SampleOptions = {}): Promise<boolean> {
  return once(db, sampleSeed, (tx) => load(tx, options));
}

async function load(tx: Transaction, options: SampleOptions): Promise<void> {
  const { progress = () => {}, now = new Date() } = options;
  const world = await readWorld(tx, now);
  const market = makeMarketplace(world, { ...fullSizes, ...options.sizes }, await hashes());
  const steps: [what: string, run: () => Promise<unknown>][] = [
    ["brands", () => sampleBrand(tx)],
    ["employers", () => insertAll(tx, employerRows(world, market))],
    ["own brand", () => sampleOwnBrand(tx)],
    ["licence roster", () => sampleRoster(tx, world)],
    ["jobs", () => insertAll(tx, jobRows(world, market))],
    ["educators", () => insertAll(tx, educatorRows(world, market))],
    ["written answers", () => writeAnswers(tx)],
    ["applications", () => insertAll(tx, applicationRows(world, market))],
    ["conversations", () => insertAll(tx, conversationRows(market))],
    ["interviews", () => insertAll(tx, interviewRows(market))],
    ["notes", () => writeNotes(tx, market, now)],
    ["search", () => refreshJobSearch(tx, publishedJobIds(market))],
    ["candidates", () => refreshAllCandidates(tx, now)],
    ["saved filters", () => keepFilters(tx, now)],
    ["recommendations", () => jobsForMaya(tx, now)],
  ];
  for (const [index, [what, run]] of steps.entries()) {
    progress(index, steps.length, what);
    await run();
  }
}

/** argon2id takes its time on purpose: the crowd's hash is made once for all of them. */
async function hashes() {
  const [educator, employer, operator, crowd] = await Promise.all(
    [cast.educator.password, cast.employer.password, cast.operator.password, crowdPassword].map(hashPassword),
  );
  return { educator: educator!, employer: employer!, operator: operator!, crowd: crowd! };
}

export type RowsByTable = { [T in keyof DB]?: Insertable<DB[T]>[] };

async function insertAll(tx: Transaction, tables: RowsByTable): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await bulkInsert(tx, table as keyof DB, rows as never);
}

const publishedJobIds = ({ jobs }: Marketplace) =>
  jobs.filter(({ row }) => row.listingStatus === "published").map(({ row }) => row.id);

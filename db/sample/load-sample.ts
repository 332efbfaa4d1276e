/**
 * The sample marketplace: generated from a fixed seed in memory, inserted in one transaction, once per
 * database.
 */
import { bulkInsert } from "#db/bulk-insert.ts";
import { seedOnce } from "../seed/seed-once.ts";
import type { DB } from "#db/tables.ts";
import { hashPassword } from "#features/accounts/api/passwords/password.ts";
import { refreshAllCandidates } from "#features/candidates/api/search/refresh-all-candidates.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { demoAccounts, samplePassword } from "./demo/demo-accounts.ts";
import { makeMarketplace, type Marketplace, type Sizes } from "./marketplace.ts";
import { insertDemoRecommendations } from "./demo/demo-recommendations.ts";
import {
  applicationRows,
  conversationRows,
  educatorRows,
  employerRows,
  interviewRows,
  jobRows,
} from "./rows.ts";
import { insertSampleRoster } from "./employers/license-roster.ts";
import { sampleSeed } from "./sample-seed.ts";
import { insertSavedFilters } from "./hiring/saved-filters.ts";
import { giveSamplePlans } from "./employers/plans.ts";
import { insertSampleBrand, insertSampleCoBrand, insertSamplePromoPages } from "./employers/sample-brand.ts";
import { writeNotes } from "./hiring/notes.ts";
import { writeAnswers } from "./educators/written-answers.ts";
import { loadSampleContext, type RowsByTable } from "./sample-context.ts";

export interface SampleOptions {
  /** Called before each step: how many are done, of how many, and the next one's name. */
  progress?: (done: number, total: number, what: string) => void;
  /** Times are relative to it; default now. */
  now?: Date;
  sizes?: Partial<Sizes>;
}

/** What the issue of a first start needs: enough of everything to look like a market. */
export const fullSizes: Sizes = { employers: 300, jobs: 1200, educators: 2000, applications: 3000 };

/** True when it was loaded now; a database that has it already stays as it is. The base seed comes first. */
export function loadSample(db: Database, options: SampleOptions = {}): Promise<boolean> {
  return seedOnce(db, sampleSeed, (tx) => load(tx, options));
}

async function load(tx: Transaction, options: SampleOptions): Promise<void> {
  const { progress = () => {}, now = new Date() } = options;
  const context = await loadSampleContext(tx, now);
  const market = makeMarketplace(context, { ...fullSizes, ...options.sizes }, await hashes());
  const steps: [what: string, run: () => Promise<unknown>][] = [
    ["brands", () => insertSampleBrand(tx)],
    ["promo pages", () => insertSamplePromoPages(tx)],
    ["employers", () => insertAll(tx, employerRows(context, market))],
    ["own brand", () => insertSampleCoBrand(tx)],
    ["licence roster", () => insertSampleRoster(tx, context)],
    ["jobs", () => insertAll(tx, jobRows(context, market))],
    ["plans", () => giveSamplePlans(tx, market.employers[0]!.row.id, now)],
    ["educators", () => insertAll(tx, educatorRows(context, market))],
    ["written answers", () => writeAnswers(tx)],
    ["applications", () => insertAll(tx, applicationRows(context, market))],
    ["conversations", () => insertAll(tx, conversationRows(market))],
    ["interviews", () => insertAll(tx, interviewRows(market))],
    ["notes", () => writeNotes(tx, market, now)],
    ["search", () => refreshJobSearch(tx, publishedJobIds(market))],
    ["candidates", () => refreshAllCandidates(tx, now)],
    ["saved filters", () => insertSavedFilters(tx, now)],
    ["recommendations", () => insertDemoRecommendations(tx, now)],
  ];
  for (const [index, [what, run]] of steps.entries()) {
    progress(index, steps.length, what);
    await run();
  }
}

/** argon2id takes its time on purpose: one hash serves all sample accounts. */
async function hashes() {
  const [educator, employer, operator, sample] = await Promise.all(
    [
      demoAccounts.educator.password,
      demoAccounts.employer.password,
      demoAccounts.operator.password,
      samplePassword,
    ].map(hashPassword),
  );
  return { educator: educator!, employer: employer!, operator: operator!, sample: sample! };
}

async function insertAll(tx: Transaction, tables: RowsByTable): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await bulkInsert(tx, table as keyof DB, rows as never);
}

const publishedJobIds = ({ jobs }: Marketplace) =>
  jobs.filter(({ row }) => row.listingStatus === "published").map(({ row }) => row.id);

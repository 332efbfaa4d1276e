/**
 * Compares saved filters with the candidates that changed: who matched before and no longer does, who did not and
 * does now. Any number of workers may run: each locks changes that no other worker has locked, and one that dies in
 * between leaves them unchanged.
 */
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { updateDiffs } from "./update-diffs.ts";
import { findSelectionChanges } from "./selection-changes.query.ts";
import { findRelatedSince } from "./related-since.query.ts";

/** How many changes one transaction compares. */
export const batchSize = 5000;
/** So that a form that saves as it is filled in is compared once. */
const settleDelayMs = 3_000;

export const compareChanges = job(
  "candidates.compare-changes",
  z.object({}),
  (_payload, { db, now }) => compareWaiting(db, now()),
  { attempts: 3 },
);

/**
 * Changes without a scheduled comparison (imports, nightly runs), and changes between an employer and an educator.
 */
export const compareAll = job(
  "candidates.compare-all",
  z.object({}),
  async (_payload, { db, now }) => {
    await compareWaiting(db, now());
    await updateDiffs(db, await findRelatedSince(db), now());
  },
  { cron: "* * * * *", attempts: 1 },
);

/** One job key per profile: a shared key would make all writes wait for one another. */
export async function scheduleComparison(db: Transaction, userProfileId: string): Promise<void> {
  const noted = await db
    .selectFrom("candidateChanges")
    .select("userProfileId")
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirst();
  if (!noted) return;
  const at = new Date(Date.now() + settleDelayMs);
  await compareChanges.enqueue(db, {}, { key: userProfileId, at, keepScheduledTime: true });
}

async function compareWaiting(db: Database, now: Date): Promise<void> {
  let compared = batchSize;
  while (compared === batchSize) compared = await compareBatch(db, now);
}

/** Compares up to `atMost` changes in one transaction, and returns how many there were. */
export const compareBatch = (db: Database, now: Date, atMost = batchSize): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ids = await lockChanges(tx, atMost);
    if (ids.length > 0) await updateDiffs(tx, await findSelectionChanges(tx, ids), now);
    return ids.length;
  });

/**
 * A change that is just being written is locked, and left for later. The lock comes before anything is read: anyone who
 * changes one of these profiles from here on waits at its note, and makes a new one.
 */
async function lockChanges(tx: Transaction, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_profile_id as id from candidate_changes
    order by changed_at limit ${atMost} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

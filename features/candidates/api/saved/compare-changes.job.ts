/**
 * Holds saved filters against the candidates that changed: who matched before and no longer does, who did not and does
 * now. Any number of workers may be at it: each takes changes nobody else has in hand, and one that dies in between
 * leaves them as they were.
 */
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { moveAll } from "./move-all.ts";
import { movesBetween } from "./moves-between.query.ts";
import { relatedSince } from "./related-since.query.ts";

/** As the domain says. */
export const changesAtOnce = 5000;
/** So that a form that saves as it is filled in is compared once. */
const settlesInMs = 3_000;

export const compareChanges = job(
  "candidates.compare-changes",
  z.object({}),
  (_payload, { db, now }) => compareWaiting(db, now()),
  { attempts: 3 },
);

/** What nobody asked to be compared (imports, nights), and what changes between an employer and somebody. */
export const compareAll = job(
  "candidates.compare-all",
  z.object({}),
  async (_payload, { db, now }) => {
    await compareWaiting(db, now());
    await moveAll(db, await relatedSince(db), now());
  },
  { cron: "* * * * *", attempts: 1 },
);

/** One key for each profile: a key of all would let everybody's saves wait for one another. */
export async function compareSoon(db: Transaction, userProfileId: string): Promise<void> {
  const noted = await db
    .selectFrom("candidateChanges")
    .select("userProfileId")
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirst();
  if (!noted) return;
  const at = new Date(Date.now() + settlesInMs);
  await compareChanges.enqueue(db, {}, { key: userProfileId, at, keepScheduledTime: true });
}

async function compareWaiting(db: Database, now: Date): Promise<void> {
  let compared = changesAtOnce;
  while (compared === changesAtOnce) compared = await compareSome(db, now);
}

/** Compares up to so many changes in one transaction, and says how many there were. */
export const compareSome = (db: Database, now: Date, atMost = changesAtOnce): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ids = await take(tx, atMost);
    if (ids.length > 0) await moveAll(tx, await movesBetween(tx, ids), now);
    return ids.length;
  });

/**
 * A change that is just being written is locked, and left for later. The lock comes before anything is read: whoever
 * changes one of these profiles from here on waits at its note, and makes a new one.
 */
async function take(tx: Transaction, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_profile_id as id from candidate_changes
    order by changed_at limit ${atMost} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

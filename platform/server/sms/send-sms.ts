/** Sending a text message: one row in the outbox and the job that delivers it, in the caller's transaction. */
import type { Queryable } from "../database/database.ts";
import { deliverSms } from "./deliver-sms.job.ts";

export interface OutgoingSms {
  /** Names the occasion and the reader; a key is good for one text, for ever. */
  key: string;
  accountId: string;
  /** E.164. */
  to: string;
  body: string;
  /** Not before this time; default now. */
  at?: Date;
}

/** It goes out after the transaction commits. Returns false, and sends nothing, when the key was used before. */
export async function sendSms(
  db: Queryable,
  { key, accountId, to, body, at }: OutgoingSms,
): Promise<boolean> {
  const row = await db
    .insertInto("smsMessages")
    .values({ key, accountId, recipient: to, body })
    .onConflict((known) => known.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await deliverSms.enqueue(db, { textId: row.id }, { key: row.id, ...(at && { at }) });
  return row !== undefined;
}

/** What still waits to go out to these accounts does not go any more. */
export async function cancelQueuedSms(
  db: Queryable,
  accountIds: readonly string[],
  problem: string,
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .updateTable("smsMessages")
    .set({ state: "failed", problem })
    .where("accountId", "in", accountIds)
    .where("state", "=", "queued")
    .execute();
}

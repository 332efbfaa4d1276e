/**
 * Delivers one SMS: queued → sending → sent, or failed; it stays in the outbox where no provider is set up.
 * Twilio has no idempotency key, so a message whose delivery was interrupted, or that got no reply, is
 * looked up at the provider before it is sent again: never knowingly twice.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Database, Transaction } from "../database/database.ts";
import { job } from "../job.ts";
import { type SmsTransport, PermanentSmsError, UnknownSmsOutcome } from "./sms-transport.ts";
import { openTwilio } from "./twilio.ts";

export const deliverSms = job(
  "sms.deliver",
  z.object({ textId: z.uuid() }),
  async ({ textId }, { db, log, settings, attempt }) => {
    const claimed = await claim(db, textId);
    if (!claimed) return;
    const transport = settings.twilio && openTwilio(settings.twilio);
    const problem = await db
      .transaction()
      .execute((tx) => sendClaimed(tx, claimed, transport, attempt.isLast));
    if (!problem) return;
    if (problem.willRetry) throw new Error(problem.reason);
    log.error({ textId, reason: problem.reason }, "a text message was given up");
  },
  // About an hour and a half: what comes later than that is of no use on a phone.
  { attempts: 8 },
);

interface ClaimedSms {
  id: string;
  /** Since when another process may have been sending it; null where none was. */
  inDoubtSince: Date | null;
}

/**
 * Committed before the provider is called: a row found in `sending` later shows that it may have been
 * accepted.
 */
async function claim(db: Database, textId: string): Promise<ClaimedSms | undefined> {
  const { rows } = await sql<ClaimedSms>`
    with waiting as (
      select id, state, created_at from sms_messages
      where id = ${textId} and state in ('queued', 'sending') for update skip locked)
    update sms_messages set state = 'sending', attempts = attempts + 1, updated_at = now() from waiting
    where sms_messages.id = waiting.id
    returning sms_messages.id,
      case when waiting.state = 'sending' then waiting.created_at end as "inDoubtSince"`.execute(db);
  return rows[0];
}

/** The row stays locked during the call, so no other process can send it at the same time. */
async function sendClaimed(
  tx: Transaction,
  { id, inDoubtSince }: ClaimedSms,
  transport: SmsTransport | undefined,
  isLast: boolean,
): Promise<{ reason: string; willRetry: boolean } | undefined> {
  const row = await tx
    .selectFrom("smsMessages")
    .select(["recipient", "body"])
    .where("id", "=", id)
    .where("state", "=", "sending")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const settle = (values: { state: string; providerId?: string; problem?: string | null }) =>
    tx
      .updateTable("smsMessages")
      .set({ ...values, updatedAt: sql`now()` })
      .where("id", "=", id)
      .execute();
  if (!transport) return void (await settle({ state: "not_sent" }));
  const text = { to: row.recipient, body: row.body };
  try {
    const acceptedId = inDoubtSince && (await transport.find(text, inDoubtSince));
    const providerId = acceptedId || (await transport.send(text));
    return void (await settle({ state: "sent", providerId, problem: null }));
  } catch (error) {
    const { message } = toError(error);
    const isTriedAgain = !isLast && !(error instanceof PermanentSmsError);
    // A message that may have been accepted, or could not be looked up, stays in doubt.
    const isInDoubt = error instanceof UnknownSmsOutcome || inDoubtSince !== null;
    await settle({ state: isTriedAgain ? (isInDoubt ? "sending" : "queued") : "failed", problem: message });
    return { reason: message, willRetry: isTriedAgain };
  }
}

/**
 * Hands one mail of the outbox to the transport: queued → sending → sent, or failed. What it guarantees:
 * `send.ts`.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import { job, type JobContext } from "../job.ts";
import { type MailCalendar, MailRefused } from "./transport.ts";

export const deliverMail = job(
  "mail.deliver",
  z.object({ mailId: z.uuid() }),
  async ({ mailId }, context) => {
    if (!(await claim(context.db, mailId))) return;
    const failure = await handOver(mailId, context);
    if (failure) throw failure;
  },
);

/** Committed before the dialogue: a row found in `sending` later tells that a worker died in between. */
async function claim(db: Database, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set((eb) => ({ state: "sending", attempts: eb("attempts", "+", 1), updatedAt: sql`now()` }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("mails")
        .select("id")
        .where("id", "=", mailId)
        .where("state", "in", ["queued", "sending"])
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row stays locked during the dialogue, so no other worker can have it in hand at the same time. */
function handOver(mailId: string, { db, mail, log, attempt }: JobContext): Promise<Error | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("mails")
      .selectAll()
      .where("id", "=", mailId)
      .where("state", "=", "sending")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const settle = (values: object) =>
      tx
        .updateTable("mails")
        .set({ ...values, updatedAt: sql`now()` })
        .where("id", "=", mailId)
        .execute();
    try {
      const headers = row.headers as [string, string][];
      await mail.transport.deliver({
        ...row,
        headers,
        calendar: row.calendar as MailCalendar | null,
        from: senderOf(row, mail.from),
        to: row.toAddress,
      });
      await settle({ state: "sent", sentVia: mail.transport.name, sentAt: sql`now()`, lastError: null });
      return undefined;
    } catch (error) {
      const refused = error instanceof MailRefused;
      const givenUp = refused || attempt.isLast;
      await settle({ state: givenUp ? "failed" : "queued", lastError: (error as Error).message });
      if (givenUp)
        log.error({ mailId, mail: row.name, reason: (error as Error).message }, "a mail was given up");
      return refused ? undefined : (error as Error);
    }
  });
}

/** `"Name" <address>` (RFC 5322, 3.4). */
function senderOf({ fromName, fromAddress }: { fromName: string; fromAddress: string | null }, ours: string) {
  const address = /<(.*)>/.exec(ours)?.[1] ?? ours;
  return fromAddress ?? `"${fromName.replace(/["\\\r\n]/g, "")}" <${address}>`;
}

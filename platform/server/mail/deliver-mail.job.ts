/**
 * Brings one mail of the outbox on its way: queued → sending → sent, or failed. What it guarantees: `send.ts`.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { job } from "../job.ts";

export const deliverMail = job(
  "mail.deliver",
  z.object({ mailId: z.uuid() }),
  async ({ mailId }, { db, mail, log, attempt }) => {
    if (!(await claimMail(db, mailId))) return;
    const outcome = await mail.dispatcher.deliver({ mailId, isLast: attempt.isLast });
    if (outcome.state === "done") return;
    const { name, reason } = outcome;
    if (outcome.state === "again") throw new Error(reason);
    log.error({ mailId, mail: name, reason }, "a mail was given up");
  },
);

/**
 * Committed before the SMTP dialogue: a row found in `sending` later shows that a process died in between.
 */
async function claimMail(db: Database, mailId: string): Promise<boolean> {
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

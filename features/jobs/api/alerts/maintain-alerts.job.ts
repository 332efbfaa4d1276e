/** Daily: asks before a year is over whether an alert is still wanted, and deletes unconfirmed and expired ones. */
import { job, type JobContext } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { alertRetention } from "../../retention.ts";
import { renewAlertMail } from "./alerts.mail.ts";
import { emailAlertRecipient } from "./email-alert-recipient.ts";

const renewalNoticeDays = 14;
const batchSize = 200;

export const maintainAlerts = job(
  "jobs.keep-alerts",
  z.object({}),
  async (_payload, worker) => {
    for (
      let count = await emailRenewalBatch(worker);
      count === batchSize;
      count = await emailRenewalBatch(worker)
    )
      continue;
    await deleteStaleAlerts(worker);
  },
  { cron: "20 15 * * *", attempts: 3 },
);

/** In the middle of the day all over the country. */
async function emailRenewalBatch({ db, now, settings }: JobContext): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("jobAlerts")
      .selectAll()
      .where("confirmedAt", "is not", null)
      .where("paused", "=", false)
      .where("remindedAt", "is", null)
      .where("wantedUntil", ">", now())
      .where("wantedUntil", "<=", new Date(now().getTime() + renewalNoticeDays * dayMs))
      .orderBy("wantedUntil")
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const alert of rows) {
      const endsOn = alert.wantedUntil.toISOString();
      await emailAlertRecipient(tx, settings, alert, {
        key: `job-alert-still-wanted:${alert.id}:${endsOn}`,
        write: (manageUrl) =>
          renewAlertMail({ name: alert.name, manageUrl, endsOn, timeZone: alert.timeZone }),
        isSignedFor: "everybody",
      });
      await tx.updateTable("jobAlerts").set({ remindedAt: now() }).where("id", "=", alert.id).execute();
    }
    return rows.length;
  });
}

async function deleteStaleAlerts({ db, now }: JobContext): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * dayMs);
  await db
    .deleteFrom("jobAlerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmedAt", "is", null), eb("updatedAt", "<", ago(alertRetention.unconfirmedDays))]),
        eb("wantedUntil", "<", ago(alertRetention.expiredDays)),
      ]),
    )
    .execute();
  await sql`delete from job_alert_jobs where created_at < ${ago(alertRetention.mailedJobDays)}`.execute(db);
}

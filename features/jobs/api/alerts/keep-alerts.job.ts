/** Every day: asks before a year is over whether an alert is still wanted, and forgets what nobody confirmed or wants. */
import { job, type JobContext } from "#platform/server/job.ts";
import { sql } from "kysely";
import { z } from "zod";
import { stillWantedMail } from "./alerts.mail.ts";
import { mailAlert } from "./mail-alert.ts";

const asksDaysBefore = 14;
const dayInMs = 86_400_000;
const atOnce = 200;

export const keepAlerts = job(
  "jobs.keep-alerts",
  z.object({}),
  async (_payload, worker) => {
    for (let asked = await askSome(worker); asked === atOnce; asked = await askSome(worker)) continue;
    await forget(worker);
  },
  { cron: "20 15 * * *", attempts: 3 },
);

/** In the middle of the day all over the country. */
async function askSome({ db, now, settings }: JobContext): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("jobAlerts")
      .selectAll()
      .where("confirmedAt", "is not", null)
      .where("paused", "=", false)
      .where("askedAgainAt", "is", null)
      .where("wantedUntil", ">", now())
      .where("wantedUntil", "<=", new Date(now().getTime() + asksDaysBefore * dayInMs))
      .orderBy("wantedUntil")
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const alert of rows) {
      const endsOn = alert.wantedUntil.toISOString();
      await mailAlert(tx, settings, alert, {
        key: `job-alert-still-wanted:${alert.id}:${endsOn}`,
        write: (manageUrl) => stillWantedMail({ name: alert.name, manageUrl, endsOn }),
        isSignedFor: "everybody",
      });
      await tx.updateTable("jobAlerts").set({ askedAgainAt: now() }).where("id", "=", alert.id).execute();
    }
    return rows.length;
  });
}

async function forget({ db, now }: JobContext): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * dayInMs);
  await db
    .deleteFrom("jobAlerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmedAt", "is", null), eb("updatedAt", "<", ago(7))]),
        eb("wantedUntil", "<", ago(30)),
      ]),
    )
    .execute();
  await sql`delete from job_alert_jobs where created_at < ${ago(180)}`.execute(db);
}

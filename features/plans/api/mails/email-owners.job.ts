/** Emails a program's owners that its plan began or ended, or that a payment failed. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { findOwners } from "#features/employers/api/team/owners.query.ts";
import { planLimitReason } from "#features/jobs/api/lifecycle/fit-jobs.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { sql } from "kysely";
import { z } from "zod";
import { paymentFailedMail, planBeganMail, planEndedMail } from "./plan.mail.ts";

const notices = ["began", "ended", "payment_failed"] as const;

/** `occasion` makes the mail one of its own: a period, for a payment. */
export const emailOwners = job(
  "plans.email-owners",
  z.object({ subscriptionId: z.uuid(), notice: z.enum(notices), occasion: z.string().max(60) }),
  async ({ subscriptionId, notice, occasion }, { db, settings }) => {
    const row = await db
      .selectFrom("subscriptions")
      .innerJoin("plans", "plans.id", "subscriptions.planId")
      .innerJoin("employers", "employers.id", "subscriptions.employerId")
      .select(["employers.id", "employers.name as program", "plans.name as plan"])
      .where("subscriptions.id", "=", subscriptionId)
      .executeTakeFirst();
    if (!row) return;
    const { id: employerId, ...words } = row;
    const template: BoundMail =
      notice === "began"
        ? planBeganMail(words)
        : notice === "payment_failed"
          ? paymentFailedMail(words)
          : planEndedMail({ ...words, pausedJobs: await countPausedJobs(db, employerId) });
    for (const { accountId } of await findOwners(db, employerId)) {
      const key = `plan-${notice}:${subscriptionId}:${occasion}:${accountId}`;
      await emailSubscriber(db, settings, { accountId, key, template });
    }
  },
);

async function countPausedJobs(db: JobContext["db"], employerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobListings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("employerId", "=", employerId)
    .where("listingStatus", "=", "paused")
    .where(
      sql<boolean>`(select reason from job_listing_events where job_listing_id = job_listings.id
        and to_state = 'paused' order by created_at desc, id desc limit 1) = ${planLimitReason}`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

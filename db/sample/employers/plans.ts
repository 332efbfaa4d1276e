/** The plans of the sample's programs: each has room for what it publishes; the first demo program tries Growth. */
import type { Transaction } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";

const trialDaysLeft = 9;

export async function giveSamplePlans(tx: Transaction, triedBy: string, now: Date): Promise<void> {
  await sql`
    update subscriptions
    set plan_id = (
      select plans.id from plans
      where (active_job_listing_limit is null or active_job_listing_limit >= used.jobs)
        and (location_limit is null or location_limit >= used.locations)
      order by position limit 1)
    from (
      select employers.id,
        (select count(*) from job_listings where employer_id = employers.id and listing_status = 'published') jobs,
        (select count(*) from locations where employer_id = employers.id) locations
      from employers) used
    where used.id = employer_id and (used.jobs > 1 or used.locations > 1)`.execute(tx);
  const trialEnd = new Date(Number(now) + trialDaysLeft * dayMs);
  const growth = await planId(tx, "Growth");
  const { id: subscriptionId } = await tx
    .updateTable("subscriptions")
    .set({ planId: growth, status: "trialing", trialStart: now, trialEnd })
    .where("employerId", "=", triedBy)
    .returning("id")
    .executeTakeFirstOrThrow();
  const change = { employerId: triedBy, subscriptionId, planId: await planId(tx, "Free") };
  await tx
    .insertInto("subscriptionChanges")
    .values({ ...change, currentPhaseEndDate: trialEnd })
    .execute();
  await tx.updateTable("employers").set({ eligibleForFreeTrial: false }).where("id", "=", triedBy).execute();
}

async function planId(tx: Transaction, name: string): Promise<string> {
  const plan = await tx.selectFrom("plans").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  return plan.id;
}

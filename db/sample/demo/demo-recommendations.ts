/**
 * What the demo educator finds on a first visit: recommendations and a job alert; the worker makes those of
 * others.
 */
import { canonicalAlert } from "#features/jobs/api/alerts/create-alert.action.ts";
import { readJobFacts } from "#features/jobs/api/match/job-facts.query.ts";
import { recommendToAllEducators } from "#features/jobs/api/recommendations/recommend.job.ts";
import { recommendToEducators } from "#features/jobs/api/recommendations/recommend-to-educator.action.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { demoAccounts } from "./demo-accounts.ts";

export async function insertDemoRecommendations(tx: Transaction, now: Date): Promise<void> {
  const maya = await tx
    .selectFrom("userProfiles")
    .select(["id", "accountId"])
    .where("slug", "=", demoAccounts.educator.slug)
    .executeTakeFirst();
  if (maya) {
    await recommendToEducators({ db: tx, now, readFacts: (ids) => readJobFacts(tx, ids, now) }, [maya.id]);
    const search = { role: ["Teacher (Lead/Head)"], schedule: ["Full-Time"], zipCode: "78701" };
    await tx
      .insertInto("jobAlerts")
      .values({ ...canonicalAlert(search), accountId: maya.accountId, confirmedAt: now, frequency: "weekly" })
      .execute();
  }
  await recommendToAllEducators.enqueue(tx, {}, { key: "next" });
}

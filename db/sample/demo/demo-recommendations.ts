/** What the sample educator finds on a first visit: recommendations, a saved search; everybody else's follow in the worker. */
import { canonicalAlert } from "#features/jobs/api/alerts/create-alert.action.ts";
import { readJobFacts } from "#features/jobs/api/job-facts.query.ts";
import { recommendToEverybody } from "#features/jobs/api/recommendations/recommend.job.ts";
import { recommendToAll } from "#features/jobs/api/recommendations/recommend-to.action.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { demoAccounts } from "./demo-accounts.ts";

export async function insertDemoRecommendations(tx: Transaction, now: Date): Promise<void> {
  const maya = await tx
    .selectFrom("userProfiles")
    .select(["id", "accountId"])
    .where("slug", "=", demoAccounts.educator.slug)
    .executeTakeFirst();
  if (maya) {
    await recommendToAll({ db: tx, now, readFacts: (ids) => readJobFacts(tx, ids, now) }, [maya.id]);
    const search = { role: ["Teacher (Lead/Head)"], schedule: ["Full-Time"], zipCode: "78701" };
    await tx
      .insertInto("jobAlerts")
      .values({ ...canonicalAlert(search), accountId: maya.accountId, confirmedAt: now, frequency: "weekly" })
      .execute();
  }
  await recommendToEverybody.enqueue(tx, {}, { key: "next" });
}

/** After a change of plan: what it has no room for pauses, what it has room for again comes back. */
import { loadPlanLimits } from "#features/employers/api/locations/plan-limits.query.ts";
import { fitJobs } from "#features/jobs/api/lifecycle/fit-jobs.ts";
import { sql } from "kysely";
import type { WriteContext } from "#platform/server/context.ts";

export async function fitPlan(context: WriteContext, employerId: string): Promise<void> {
  const { activeJobListingLimit } = await loadPlanLimits(context, employerId);
  const lastChoice = await context.db
    .selectFrom("subscriptionChanges")
    .select("keptJobListingIds")
    .where("employerId", "=", employerId)
    .where(sql<boolean>`cardinality(kept_job_listing_ids) > 0`)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const keptIds = lastChoice?.keptJobListingIds ?? [];
  await fitJobs(context, { employerId, limit: activeJobListingLimit, keptIds });
}

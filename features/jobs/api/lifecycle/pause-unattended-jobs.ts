/**
 * Pauses an employer's published jobs when the last member of its team deletes their account: nobody answers any
 * more.
 */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemActor } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import { transitionJob } from "./transition-job.action.ts";
import { publishScheduled } from "./schedule-job.action.ts";

export async function pauseUnattendedJobs(
  context: WriteContext,
  { id: accountId }: RowChange<"accounts">,
): Promise<void> {
  const { db } = context;
  const jobs = await db
    .selectFrom("jobListings")
    .selectAll()
    .where((eb) => eb.or([eb("listingStatus", "=", "published"), eb("publishAt", "is not", null)]))
    .where(isLeftBy(accountId))
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const job of jobs) {
    if (job.listingStatus === "published")
      await transitionJob({ ...context, actor: systemActor }, job, "paused", { reason: "account_deleted" });
    if (!job.publishAt) continue;
    await publishScheduled.cancel(db, job.id);
    await db.updateTable("jobListings").set({ publishAt: null }).where("id", "=", job.id).execute();
  }
}

/** The account belonged to the team, and no member has an open account now. */
const isLeftBy = (accountId: string) => sql<boolean>`(exists (
    select 1 from employer_profiles mine where mine.employer_id = job_listings.employer_id
    and mine.account_id = ${accountId} and mine.removed_at is null)
  and not exists (
    select 1 from employer_profiles there join accounts theirs on theirs.id = there.account_id
    where there.employer_id = job_listings.employer_id and there.removed_at is null and theirs.closed_at is null))`;

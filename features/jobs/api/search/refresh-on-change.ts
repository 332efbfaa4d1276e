/** Updates a job's search row when an employer or location changes, in the same transaction. */
import type { Pair } from "#features/employers/api/merge/merge-employers.ts";
import "#features/operators/api/bulk-changes/bulk-change.resource.ts";
import { sql } from "kysely";
import type { Events, RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import { jobsStream } from "../jobs.channel.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";

/** A transition refreshes its row itself. */
export async function refreshJob(
  { db }: WriteContext,
  { id, after, changed }: RowChange<"jobListings">,
): Promise<void> {
  if (changed.every((name) => name === "listingStatus")) return;
  await refreshJobSearch(db, [id]);
  if (after?.listingStatus !== "published") return;
  const data = { id, listingStatus: "published" };
  await broadcast(db, { streams: [jobsStream], event: "job_listing.updated", data });
}

/** What a review or a merge published, paused or moved is as before. */
export async function refreshJobsOfUndone(
  { db }: WriteContext,
  { ids }: Events["bulk_changes.undone"],
): Promise<void> {
  const jobs = ids["job_listings"] ?? [];
  const { rows } = await sql<{ id: string }>`
    select id from job_listings where id = any(${jobs}::uuid[])
      or (employer_id = any(${ids["employers"] ?? []}::uuid[]) and listing_status = 'published')`.execute(db);
  // A job that is gone by now has no search row to refresh.
  await refreshJobSearch(db, [...new Set([...jobs, ...rows.map(({ id }) => id)])]);
}

export const refreshJobsOfMerged = async (context: WriteContext, { from, into }: Pair): Promise<void> => {
  await refreshJobsOfEmployer(context, { id: from });
  await refreshJobsOfEmployer(context, { id: into });
};

export async function refreshJobsOfEmployer({ db }: WriteContext, { id }: { id: string }): Promise<void> {
  const jobs = await db
    .selectFrom("jobListings")
    .select("id")
    .where("employerId", "=", id)
    .where("listingStatus", "=", "published")
    .execute();
  if (jobs.length > 0)
    await refreshJobSearch(
      db,
      jobs.map((job) => job.id),
    );
}

export async function refreshJobsAtLocation(
  { db }: WriteContext,
  { id }: RowChange<"locations">,
): Promise<void> {
  const jobs = await db
    .selectFrom("jobListingLocations")
    .select("jobListingId")
    .where("locationId", "=", id)
    .execute();
  if (jobs.length > 0)
    await refreshJobSearch(
      db,
      jobs.map((job) => job.jobListingId),
    );
}

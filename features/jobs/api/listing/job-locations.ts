/** The locations of a job: only those of its own employer, in the employer's order. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";

/** Location ids by job id, for a whole page in one query. */
export async function loadJobLocationIds(
  { db }: Pick<Context | WriteContext, "db">,
  jobIds: string[],
): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>(jobIds.map((id) => [id, []]));
  if (jobIds.length === 0) return places;
  const rows = await db
    .selectFrom("jobListingLocations")
    .select(["jobListingId", "locationId"])
    .where("jobListingId", "in", jobIds)
    .orderBy("position")
    .execute();
  for (const { jobListingId, locationId } of rows) places.get(jobListingId)!.push(locationId);
  return places;
}

/** Replaces a job's places. A place of someone else is refused exactly as one that is not there. */
export async function saveJobLocations(db: Queryable, jobId: string, employerId: string, wanted: string[]) {
  const ids = [...new Set(wanted)];
  const own = ids.length
    ? await db
        .selectFrom("locations")
        .select("id")
        .where("employerId", "=", employerId)
        .where("id", "in", ids)
        // One that is deleted at this moment is waited for, and is not there then.
        .forKeyShare()
        .execute()
    : [];
  if (own.length < ids.length) throw foreignLocation();
  await db.deleteFrom("jobListingLocations").where("jobListingId", "=", jobId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((locationId, position) => ({ jobListingId: jobId, locationId, position }));
  await db.insertInto("jobListingLocations").values(rows).execute();
}

const foreignLocation = () =>
  invalidFields(
    [{ field: "locationIds", message: /*i18n*/ "Choose from your own locations" }],
    () => "/data/attributes/locationIds",
  );

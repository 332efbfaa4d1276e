/**
 * A job's slug: title, city and a short id. It is made when the job is created, and again when it is first
 * published.
 */
import { slugOf } from "#platform/shared/slug.ts";
import type { Queryable } from "#platform/server/database/database.ts";

/**
 * `lead-preschool-teacher-austin-3f9a1c`: readable and unique. The short id prevents a clash with a page's own
 * path.
 */
export const makeJobSlug = (id: string, title: string, city: string | null): string =>
  `${slugOf(`${title} ${city ?? ""}`, "job")}-${id.replaceAll("-", "").slice(-6)}`;

/** The city of the job's first location. */
export async function findJobCity(db: Queryable, id: string): Promise<string | null> {
  const first = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("locations as place", "place.id", "at.locationId")
    .select("place.city")
    .where("at.jobListingId", "=", id)
    .orderBy("at.position")
    .executeTakeFirst();
  return first?.city ?? null;
}

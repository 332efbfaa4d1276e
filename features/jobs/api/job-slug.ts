/** A job's slug: title, city and a short id. It is made when the job is first written, and again when first published. */
import { isReservedSlug } from "#features/paths.ts";
import type { Queryable } from "#platform/server/database.ts";

/** `lead-preschool-teacher-austin-3f9a1c`: readable, and never twice. */
export function jobSlug(id: string, title: string, city: string | null): string {
  const words = `${title} ${city ?? ""}`
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  const slug = `${words || "job"}-${id.replaceAll("-", "").slice(-6)}`;
  return isReservedSlug("job", slug) ? `job-${slug}` : slug;
}

/** The city of the job's first location. */
export async function cityOfJob(db: Queryable, id: string): Promise<string | null> {
  const first = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("locations as place", "place.id", "at.locationId")
    .select("place.city")
    .where("at.jobListingId", "=", id)
    .orderBy("at.position")
    .executeTakeFirst();
  return first?.city ?? null;
}

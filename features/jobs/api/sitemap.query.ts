/** Every published job's slug and when it last changed, for the site map. */
import type { Queryable } from "#platform/server/database.ts";

/** As many addresses as one site map file may hold. */
const mostInSitemap = 50_000;

export const publishedJobsForSitemap = (db: Queryable): Promise<{ slug: string; updatedAt: Date }[]> =>
  db
    .selectFrom("jobListings")
    .select(["slug", "updatedAt"])
    .where("listingStatus", "=", "published")
    .orderBy("publishedAt", "desc")
    .limit(mostInSitemap)
    .execute();

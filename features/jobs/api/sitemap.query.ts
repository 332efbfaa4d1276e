/** What the site map lists: every published job's slug and when it last changed, and the employers who hire. */
import type { Queryable } from "#platform/server/database.ts";

/** As many addresses as one site map file may hold (sitemaps.org). */
export const mostInSitemap = 50_000;

export interface SitemapRow {
  slug: string;
  updatedAt: Date;
}

/** The file's page from 1; by id, so that a job published meanwhile moves no other one to another file. */
export const publishedJobsForSitemap = (db: Queryable, page: number, size: number): Promise<SitemapRow[]> =>
  db
    .selectFrom("jobListings")
    .select(["slug", "updatedAt"])
    .where("listingStatus", "=", "published")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export async function countJobsForSitemap(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("jobListings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("listingStatus", "=", "published")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Employers without an open job would be thin pages. */
export const hiringEmployersForSitemap = (db: Queryable): Promise<SitemapRow[]> =>
  db
    .selectFrom("employers")
    .select(["slug", "updatedAt"])
    .where("id", "in", (eb) => eb.selectFrom("jobSearch").select("employerId"))
    .where("refused", "is", null)
    .orderBy("id")
    .limit(mostInSitemap)
    .execute();

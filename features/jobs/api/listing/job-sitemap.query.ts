/** The contents of the site map: every published job's slug and last change, and the employers with open jobs. */
import { type BrandAreas, isInAreas } from "#features/brands/api/brand-areas.ts";
import { hasPublicEmployer } from "#features/employers/api/employer/visible-employers.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

/** As many addresses as one site map file may hold (sitemaps.org). */
export const maxSitemapUrls = 50_000;

/** What guests can read: a job of an employer that was turned away or suspended is no page. */
const isListed = sql<boolean>`(listing_status = 'published' and ${hasPublicEmployer("job_listings")})`;

/** Of the programs where the brand is. */
const jobsIn = (db: Queryable, areas: BrandAreas) =>
  db
    .selectFrom("jobListings")
    .where(isListed)
    .$if(areas !== null, (jobs) => jobs.where("employerId", "in", employersIn(db, areas).select("id")));

const employersIn = (db: Queryable, areas: BrandAreas) =>
  db.selectFrom("employers").where(isInAreas(areas, sql.ref("employers.geographyId")));

export interface SitemapRow {
  slug: string;
  updatedAt: Date;
}

/** Pages count from 1; ordered by id, so that a newly published job moves no other one to another file. */
export const publishedJobsForSitemap = (
  db: Queryable,
  areas: BrandAreas,
  page: number,
  size: number,
): Promise<SitemapRow[]> =>
  jobsIn(db, areas)
    .select(["slug", "updatedAt"])
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export async function countJobsForSitemap(db: Queryable, areas: BrandAreas): Promise<number> {
  const { count } = await jobsIn(db, areas)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Employers without an open job would be thin pages. */
export const hiringEmployersForSitemap = (db: Queryable, areas: BrandAreas): Promise<SitemapRow[]> =>
  employersIn(db, areas)
    .select(["slug", "updatedAt"])
    .where("id", "in", (eb) => eb.selectFrom("jobSearch").select("employerId"))
    .where("refused", "is", null)
    .orderBy("id")
    .limit(maxSitemapUrls)
    .execute();

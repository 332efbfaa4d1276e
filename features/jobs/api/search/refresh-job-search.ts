/** Updates `job_search` when jobs, their employers or locations change, in the same transaction. */
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { hoursFromColumns } from "../listing/job-hours.ts";
import { jobSearchRow, type JobToFind } from "./job-search-row.ts";

/** Jobs a statement: some 4 MB of JSON at the most. */
const batchSize = 1000;

/**
 * Rewrites the search rows of these jobs, and deletes those of jobs that are not published. The jobs stay locked
 * until the transaction ends: a concurrent change of the same job waits, and refreshes after it.
 */
export async function refreshJobSearch(db: Transaction, jobListingIds: readonly string[]): Promise<void> {
  const ids = [...new Set(jobListingIds)].sort();
  for (let start = 0; start < ids.length; start += batchSize)
    await refresh(db, ids.slice(start, start + batchSize));
}

async function refresh(db: Transaction, ids: string[]): Promise<void> {
  await db.selectFrom("jobListings").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  const rows = (await jobsToFind(db, ids)).map(jobSearchRow);
  const found = rows.map((row) => row.job_listing_id);
  await db
    .deleteFrom("jobSearch")
    .where("jobListingId", "in", ids)
    .$if(found.length > 0, (query) => query.where("jobListingId", "not in", found))
    .execute();
  if (rows.length > 0) await upsert(db, rows);
}

async function jobsToFind(db: Transaction, ids: string[]): Promise<JobToFind[]> {
  const jobs = await db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .select([
      "job.id",
      "job.employerId",
      "job.title",
      "job.description",
      "job.roleType",
      "job.employmentType",
      "job.ageGroup",
      "job.desiredEducation",
      "job.educationPhilosophy",
      "job.additionalBenefits",
      "job.startTimeline",
      "job.languages",
      "job.minAge",
      "job.workingDays",
      "job.startsAtMinute",
      "job.endsAtMinute",
      "job.hoursVary",
      "job.hoursPerWeek",
      "job.compensationMin",
      "job.compensationMax",
      "job.compensationInterval",
      "job.publishedAt",
      "employer.name as employerName",
      "employer.geographyId",
      "employer.centerType",
      "employer.educationPhilosophy as employerPhilosophy",
      "employer.hiringHero",
    ])
    .select(selectPlaces.as("places"))
    .where("job.id", "in", ids)
    .where("job.listingStatus", "=", "published")
    .where("job.publishedAt", "is not", null)
    .where("employer.refused", "is", null)
    .execute();
  return jobs.map((job) => ({
    ...job,
    publishedAt: job.publishedAt!,
    workingHours: hoursFromColumns(job),
  }));
}

const selectPlaces = sql<JobToFind["places"]>`(
  select coalesce(json_agg(json_build_object(
    'city', place.city, 'neighborhood', place.neighborhood, 'lat', place.lat, 'lng', place.lng)
    order by at.position), '[]')
  from job_listing_locations at join locations place on place.id = at.location_id
  where at.job_listing_id = job.id)`;

/** Title, employer and place are indexed as written and by stem; the description by stem alone. */
async function upsert(db: Transaction, rows: ReturnType<typeof jobSearchRow>[]): Promise<void> {
  await sql`
    insert into job_search as kept (job_listing_id, employer_id, geography_id, geo, facets, terms, points, hourly_max,
      published_at, min_age, fuzzy, tsv)
    select job_listing_id, employer_id, geography_id, geo, facets, terms, points, hourly_max, published_at, min_age, fuzzy,
      setweight(to_tsvector('simple', a) || to_tsvector('english', a), 'A')
      || setweight(to_tsvector('simple', b) || to_tsvector('english', b), 'B')
      || setweight(to_tsvector('simple', c) || to_tsvector('english', c), 'C')
      || setweight(to_tsvector('english', d), 'D')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(job_listing_id uuid, employer_id uuid,
      geography_id uuid, geo int[], facets int[], terms text[], points float8[], hourly_max int, published_at timestamptz, min_age int,
      a text, b text, c text, d text, fuzzy text)
    on conflict (job_listing_id) do update set
      employer_id = excluded.employer_id, geography_id = excluded.geography_id, geo = excluded.geo,
      facets = excluded.facets, terms = excluded.terms, points = excluded.points, hourly_max = excluded.hourly_max,
      published_at = excluded.published_at, min_age = excluded.min_age, fuzzy = excluded.fuzzy, tsv = excluded.tsv`.execute(
    db,
  );
}

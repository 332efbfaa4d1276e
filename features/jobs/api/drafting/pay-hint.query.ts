/** What others nearby pay: the middle half of published jobs, in dollars per hour. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { facetOf } from "../search/job-facets.ts";
import { isWithin } from "../search/search-circle.ts";

export interface PayHint {
  low: number | null;
  high: number | null;
  count: number;
}

interface PayHintInput {
  role?: string;
  lat: number;
  lng: number;
}

const reachInMiles = 50;
/** Fewer jobs are no sample, and could reveal what one program pays. */
const minSampleSize = 3;

export async function findPayHint(db: Queryable, { role, lat, lng }: PayHintInput): Promise<PayHint> {
  const hours = sql`case job.compensation_interval
    when 'day' then 8 when 'week' then 40 when 'month' then 2080 / 12.0 when 'year' then 2080 else 1 end`;
  const row = await db
    .selectFrom("jobSearch")
    .innerJoin("jobListings as job", "job.id", "jobSearch.jobListingId")
    .select([
      sql<number>`count(*)`.as("count"),
      sql<number | null>`percentile_cont(0.25) within group (
        order by coalesce(nullif(job.compensation_min, 0), job.compensation_max) / ${hours})`.as("low"),
      sql<number | null>`percentile_cont(0.75) within group (order by hourly_max / 100.0)`.as("high"),
    ])
    .where(isWithin({ lat, lng, radiusInMiles: reachInMiles }))
    .where("hourlyMax", ">", 0)
    .$if(role !== undefined, (jobs) => jobs.where(sql<boolean>`facets @> ${[facetOf("role", role!)]}::int[]`))
    .executeTakeFirstOrThrow();
  if (row.count < minSampleSize) return { low: null, high: null, count: row.count };
  return { low: roundToHalf(row.low), high: roundToHalf(row.high), count: row.count };
}

const roundToHalf = (dollars: number | null) =>
  dollars === null ? null : Math.round(Number(dollars) * 2) / 2;

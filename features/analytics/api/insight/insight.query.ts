/** The figures of the reports, each from counts or from indexed rows of the span that is asked for. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { type FunnelStep, funnelSteps } from "../../funnel.ts";
import { isAsked, type ReportQuery } from "./report-query.ts";

export type StepCounts = Record<FunnelStep, number>;

export interface FunnelReport {
  total: StepCounts;
  /** The largest first; the rest together under null. */
  groups: { key: string | null; name: string | null; counts: StepCounts }[];
}

const maxGroups = 12;
const noCounts = (): StepCounts => Object.fromEntries(funnelSteps.map((step) => [step, 0])) as StepCounts;

export async function funnelReport(db: Queryable, query: ReportQuery): Promise<FunnelReport> {
  const { from, until, by } = query;
  const column = by === "source" ? sql`source` : by ? sql.ref(`${by}_id`) : sql`null`;
  const { rows } = await sql<{ key: string | null; step: FunnelStep; count: number }>`
    select ${column}::text as key, step, sum(count)::int as count from funnel_counts
    where day between ${from}::date and ${until}::date and ${isAsked(query)} group by 1, 2`.execute(db);
  const total = noCounts();
  const groups = new Map<string | null, StepCounts>();
  for (const { key, step, count } of rows) {
    total[step] += count;
    const counts = groups.get(key) ?? noCounts();
    counts[step] += count;
    groups.set(key, counts);
  }
  if (!by) return { total, groups: [] };
  const size = (counts: StepCounts) => funnelSteps.reduce((sum, step) => sum + counts[step], 0);
  const sorted = [...groups].toSorted(([, one], [, other]) => size(other) - size(one));
  const named = sorted.filter(([key]) => key !== null).slice(0, maxGroups);
  const rest = sorted.filter(([key]) => !named.some(([known]) => known === key));
  const names = await namesOf(
    db,
    by,
    named.map(([key]) => key!),
  );
  return {
    total,
    groups: [
      ...named.map(([key, counts]) => ({ key, name: names.get(key!) ?? key, counts })),
      ...(rest.length > 0
        ? [{ key: null, name: null, counts: sumOf(rest.map(([, counts]) => counts)) }]
        : []),
    ],
  };
}

function sumOf(all: StepCounts[]): StepCounts {
  const sum = noCounts();
  for (const counts of all) for (const step of funnelSteps) sum[step] += counts[step];
  return sum;
}

async function namesOf(db: Queryable, by: string, keys: string[]): Promise<Map<string, string>> {
  if (by === "source" || keys.length === 0) return new Map();
  const rows =
    by === "brand"
      ? await db.selectFrom("brands").select(["id", "name"]).where("id", "in", keys).execute()
      : await db
          .selectFrom("geographies")
          .select(["id", "longName as name"])
          .where("id", "in", keys)
          .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface WeekTimes {
  /** Its Monday. */
  week: string;
  applications: number;
  /** Of those, how many a program answered or acted on within seven days. */
  answeredInTime: number;
  medianReplyHours: number | null;
  slowestTenthReplyHours: number | null;
  hires: number;
  medianDaysToHire: number | null;
}

/** By the week in which the application was sent. */
export async function weekTimes(db: Queryable, query: ReportQuery): Promise<WeekTimes[]> {
  const { from, until } = query;
  const { rows } = await sql<WeekTimes>`
    with sent as (
      select date_trunc('week', application.submitted_at at time zone 'UTC')::date as week,
        extract(epoch from coalesce(application.employer_acted_at,
          case when application.aasm_state not in ('submitted', 'withdrawn') then application.state_changed_at end)
          - application.submitted_at) / 3600 as reply_hours,
        case when application.aasm_state = 'hired'
          then extract(epoch from application.state_changed_at - application.submitted_at) / 86400 end as hire_days
      from job_applications application
      join educator_milestones person on person.user_profile_id = application.user_profile_id
      where application.submitted_at >= ${from}::date and application.submitted_at < ${until}::date + 1
        and application.aasm_state <> 'draft' and ${isAsked(query)}
    )
    select week::text, count(*)::int as applications,
      (count(*) filter (where reply_hours <= 168))::int as answered_in_time,
      round((percentile_cont(0.5) within group (order by reply_hours))::numeric, 1)::float as median_reply_hours,
      round((percentile_cont(0.9) within group (order by reply_hours))::numeric, 1)::float
        as slowest_tenth_reply_hours,
      count(hire_days)::int as hires,
      round((percentile_cont(0.5) within group (order by hire_days))::numeric, 1)::float as median_days_to_hire
    from sent group by week order by week`.execute(db);
  return rows;
}

export interface Cohort {
  /** The month of the sign-up, as 2026-11. */
  month: string;
  people: number;
  /** Of them, how many applied within 30 days, and were hired within 90. */
  applied: number;
  hired: number;
}

export async function cohorts(db: Queryable, query: ReportQuery): Promise<Cohort[]> {
  const { from, until } = query;
  const { rows } = await sql<Cohort>`
    select to_char(signed_up_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as people,
      (count(*) filter (where applied_at < signed_up_at + interval '30 days'))::int as applied,
      (count(*) filter (where hired_at < signed_up_at + interval '90 days'))::int as hired
    from educator_milestones
    where signed_up_at >= ${from}::date and signed_up_at < ${until}::date + 1 and ${isAsked(query)}
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface ZipBalance {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  educators: number;
  jobs: number;
}

const maxZips = 500;

/** Educators who look for work and jobs that are open now, by ZIP; where most of both are. */
export async function zipBalance(db: Queryable, query: ReportQuery): Promise<ZipBalance[]> {
  const area = query.geographyId ? sql`and geography_id = ${query.geographyId}` : sql``;
  const jobArea = query.geographyId ? sql`and employer.geography_id = ${query.geographyId}` : sql``;
  const { rows } = await sql<{ zip: string; educators: number; jobs: number }>`
    select zip, sum(educators)::int as educators, sum(jobs)::int as jobs from (
      select left(zip_code, 5) as zip, count(*) as educators, 0 as jobs from user_profiles
      where approval_state = 'approved' and active_state = 'active' and zip_code is not null ${area} group by 1
      union all
      select left(location.zip, 5), 0, count(distinct job.id) from job_listings job
      join employers employer on employer.id = job.employer_id
      join job_listing_locations at on at.job_listing_id = job.id
      join locations location on location.id = at.location_id
      where job.listing_status = 'published' ${jobArea} group by 1
    ) counted group by zip order by sum(educators) + sum(jobs) desc, zip limit ${maxZips}`.execute(db);
  return rows.flatMap(({ zip, educators, jobs }) => {
    const found = place(zip);
    return found
      ? [{ zip, city: found.city, state: found.state, lat: found.lat, lng: found.lng, educators, jobs }]
      : [];
  });
}

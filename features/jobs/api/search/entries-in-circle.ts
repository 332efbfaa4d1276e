/** The jobs in a circle as `job_search_points` has them: index entries, one for each place of a job. */
import { type CellRun, smallCellsBetween, smallCellsOfCircle } from "#features/places/cells.ts";
import type { DB } from "#db/tables.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Point } from "#features/places/distance.ts";
import { type RawBuilder, sql } from "kysely";
import { type Circle, milesTo } from "./search-circle.ts";

/** What an entry holds of `job_search`; `points` is its own place alone. */
export type EntryColumns = Pick<
  DB["jobSearch"],
  | "jobListingId"
  | "employerId"
  | "geographyId"
  | "facets"
  | "hourlyMax"
  | "publishedAt"
  | "minAge"
  | "points"
  | "wordLevels"
>;

/** The entries of all places in a circle that meet these conditions, which cost less than a distance. */
export function entriesInCircle(circle: Circle, conditions: RawBuilder<boolean>[]): RawBuilder<EntryColumns> {
  const runs = runsOf(circle);
  const isFound = sql<boolean>`(not run.is_edge or ${isInside(circle)})`;
  return sql<EntryColumns>`(
    select found.*, array[lat, lng] as points from unnest(${runs.map(({ run }) => run[0])}::int[], ${runs.map(({ run }) => run[1])}::int[],
      ${runs.map(({ isEdge }) => isEdge)}::bool[]) as run(first, last, is_edge)
    cross join lateral (
      select job_listing_id, employer_id, geography_id, facets, hourly_max, published_at, min_age, word_levels,
        lat, lng, position, is_only
      from job_search_points
      where small_cell between run.first and run.last
        and ${sql.join([...conditions, isFound], sql` and `)}
      offset 0) as found)`;
}

/** Of a job's entries the nearest one; of those as near as it the first. */
export const isNearestPlace = (center: Point): RawBuilder<boolean> => sql<boolean>`(
  job_search.is_only or not exists (
    select from job_search_points as other where other.job_listing_id = job_search.job_listing_id
      and (${milesTo(center, sql`other.lat`, sql`other.lng`)}, other.position)
        < (${milesTo(center, sql`job_search.points[1]`, sql`job_search.points[2]`)}, job_search.position)))`;

/** Of an entry of a job with several places its id, which is cheaper than to tell the nearest: null for the only one. */
export const jobOfSeveralPlaces = sql<string | null>`case when not job_search.is_only
  then job_search.job_listing_id end`;

/** Cells that lie inside as a whole need no look at each of their entries. */
function runsOf(circle: Circle): { run: CellRun; isEdge: boolean }[] {
  const { radiusInMiles, beyondMiles } = circle;
  const { inside, edge } = beyondMiles
    ? { inside: [], edge: smallCellsBetween(circle, beyondMiles, radiusInMiles) }
    : smallCellsOfCircle(circle, radiusInMiles);
  return [...inside.map((run) => ({ run, isEdge: false })), ...edge.map((run) => ({ run, isEdge: true }))];
}

/** How many jobs have a place in a circle. Inside, the places of the many jobs with but one are counted by their cells alone. */
export async function countInCircle(db: Queryable, circle: Circle): Promise<number> {
  const { inside, edge } = smallCellsOfCircle(circle, circle.radiusInMiles);
  const isNear = isInside(circle);
  const several = (runs: CellRun[], condition: RawBuilder<boolean>) =>
    entriesOfRuns(runs, sql`job_listing_id`, sql<boolean>`not is_only and ${condition}`);
  const { rows } = await sql<{ total: number }>`select (
    (select count(*) from (${entriesOfRuns(inside, sql`1`, sql<boolean>`is_only`)}) as inside)
    + (select count(*) from (${entriesOfRuns(edge, sql`1`, sql<boolean>`is_only and ${isNear}`)}) as edge)
    + (select count(*) from (${several(inside, sql`true`)} union ${several(edge, isNear)}) as several)
  )::int as total`.execute(db);
  return rows[0]!.total;
}

const entriesOfRuns = (
  runs: CellRun[],
  selection: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
) => sql`
  select found.* from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as run(first, last)
  cross join lateral (
    select ${selection} from job_search_points
    where small_cell between run.first and run.last and ${condition} offset 0) as found`;

const isInside = (circle: Circle) =>
  sql<boolean>`${milesTo(circle, sql`lat`, sql`lng`)} <= ${circle.radiusInMiles}::float8`;

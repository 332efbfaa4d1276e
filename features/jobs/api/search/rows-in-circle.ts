/** The jobs in a circle as `job_search_points` has them: index entries, one for each job, with its nearest place. */
import { type CellRun, smallCellsBetween, smallCellsOfCircle } from "#features/places/cells.ts";
import type { DB } from "#db/tables.ts";
import type { Point } from "#features/places/distance.ts";
import { type RawBuilder, sql } from "kysely";
import { type Circle, milesTo } from "./search-circle.ts";

/** What the entries hold of `job_search`; `points` is the nearest place alone. */
export type EntryColumns = Pick<
  DB["jobSearch"],
  "jobListingId" | "employerId" | "geographyId" | "facets" | "hourlyMax" | "publishedAt" | "minAge" | "points"
>;

export function rowsInCircle(circle: Circle): RawBuilder<EntryColumns> {
  const runs = runsOf(circle);
  const miles = milesToEntry(circle, "entry");
  return sql<EntryColumns>`(
    select found.* from unnest(${runs.map(({ run }) => run[0])}::int[], ${runs.map(({ run }) => run[1])}::int[],
      ${runs.map(({ isEdge }) => isEdge)}::bool[]) as run(first, last, is_edge)
    cross join lateral (
      select job_listing_id, employer_id, geography_id, facets, hourly_max, published_at, min_age, array[lat, lng] as points
      from job_search_points as entry
      where small_cell between run.first and run.last
        and (not run.is_edge or ${miles} <= ${circle.radiusInMiles}::float8)
        and (is_only or not exists (
          select from job_search_points as other where other.job_listing_id = entry.job_listing_id
            and (${milesToEntry(circle, "other")}, other.position) < (${miles}, entry.position)))
      offset 0) as found)`;
}

/** Cells that lie inside as a whole need no look at each of their entries. */
function runsOf(circle: Circle): { run: CellRun; isEdge: boolean }[] {
  const { radiusInMiles, beyondMiles } = circle;
  const { inside, edge } = beyondMiles
    ? { inside: [], edge: smallCellsBetween(circle, beyondMiles, radiusInMiles) }
    : smallCellsOfCircle(circle, radiusInMiles);
  return [...inside.map((run) => ({ run, isEdge: false })), ...edge.map((run) => ({ run, isEdge: true }))];
}

const milesToEntry = (center: Point, table: string) =>
  milesTo(center, sql.ref(`${table}.lat`), sql.ref(`${table}.lng`));

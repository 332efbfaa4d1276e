/** Jobs like one another: the same role near the same place, else the same role, the nearest and newest first. */
import type { Context } from "#platform/server/context.ts";
import type { Found, SearchQuery } from "#platform/server/resource.ts";
import { milesToNearest, type Point } from "#features/places/distance.ts";
import { matchingRows, type SearchRows } from "./matching-rows.ts";

const reachInMiles = 50;
const nearestOf = 60;

/** The job itself may be closed already: that is when others like it are wanted. */
export async function similarJobs(
  context: Context,
  id: string,
  { size, offset }: SearchQuery,
): Promise<Found> {
  const job = await context.db
    .selectFrom("jobListings as job")
    .leftJoin("jobListingLocations as at", "at.jobListingId", "job.id")
    .leftJoin("locations as place", "place.id", "at.locationId")
    .select(["job.roleType", "place.lat", "place.lng"])
    .where("job.id", "=", id)
    .where("job.publishedAt", "is not", null)
    .orderBy("at.position")
    .executeTakeFirst();
  const none = { ids: [], total: 0, totalIsExact: true };
  if (!job) return none;
  const { lat, lng } = job;
  const from = lat === null || lng === null ? null : { lat, lng };
  const base = { words: [], misspelt: false, actor: context.actor, now: context.now() };
  const role = job.roleType ? [job.roleType] : undefined;
  const circle = from && { ...from, radiusInMiles: reachInMiles };
  const filters = { role } as { role?: [] };
  const near = await others(matchingRows(context.db, { ...base, filters, circle }), id, from);
  const ids =
    near.length > 0 || !circle
      ? near
      : await others(matchingRows(context.db, { ...base, filters, circle: null }), id, from);
  return { ids: ids.slice(offset, offset + size), total: ids.length, totalIsExact: ids.length < nearestOf };
}

async function others(rows: SearchRows, id: string, from: Point | null): Promise<string[]> {
  const found = await rows
    .select(["jobListingId", "points"])
    .where("jobListingId", "!=", id)
    .orderBy("publishedAt", "desc")
    .limit(nearestOf)
    .execute();
  const miles = (points: number[]) => (from && milesToNearest(from, pairs(points))) ?? Infinity;
  return found
    .map((row) => ({ id: row.jobListingId, miles: miles(row.points) }))
    .sort((a, b) => (a.miles === b.miles ? 0 : a.miles - b.miles))
    .map((row) => row.id);
}

const pairs = (points: number[]): Point[] =>
  points.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: points[index + 1]! }] : []));

/** Jobs like one another: the same role near the same place, else the same role, the nearest and newest first. */
import type { Context } from "#platform/server/context.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { milesToNearest, type Point } from "#features/places/distance.ts";
import { z } from "zod";
import { matchingRows, type SearchRows } from "./matching-rows.ts";

const reachInMiles = 50;
const maxNearby = 60;

/** Jobs that were never public are visible to their employer alone. */
const everPublicStatuses = ["published", "paused", "closed"] as const;

/**
 * The job itself may be closed: then similar ones are needed most. In that case `meta.closed` describes it, for
 * anyone who followed an old link. A paused one comes back, and its program's other jobs stand first.
 */
export async function similarJobs(
  context: Context,
  key: string,
  { size, offset }: SearchQuery,
): Promise<SearchResultPage> {
  const job = await context.db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .leftJoin("jobListingLocations as at", "at.jobListingId", "job.id")
    .leftJoin("locations as place", "place.id", "at.locationId")
    .select(["job.id", "job.roleType", "job.title", "job.listingStatus", "place.lat", "place.lng"])
    .select(["job.employerId", "employer.refused"])
    .select(["employer.name as employerName", "employer.slug as employerSlug"])
    .where((eb) =>
      z.uuid().safeParse(key).success
        ? eb("job.id", "=", key)
        : eb.or([
            eb("job.slug", "=", key),
            eb(
              "job.id",
              "in",
              eb.selectFrom("jobListingSlugs").select("jobListingId").where("slug", "=", key),
            ),
          ]),
    )
    .where("job.publishedAt", "is not", null)
    .where("job.listingStatus", "in", everPublicStatuses)
    .orderBy("at.position")
    .executeTakeFirst();
  const none = { ids: [], total: 0, totalIsExact: true };
  if (!job) return none;
  const { id, lat, lng, title, employerName, employerSlug, employerId } = job;
  const isPaused = job.listingStatus === "paused" && job.refused === null;
  const from = lat === null || lng === null ? null : { lat, lng };
  const base = { words: [], misspelt: false, actor: context.actor, now: context.now() };
  const role = job.roleType ? [job.roleType] : undefined;
  const circle = from && { ...from, radiusInMiles: reachInMiles };
  const filters = { role };
  const near = await rankOthers(matchingRows(context.db, { ...base, filters, circle }), id, from);
  const similar =
    near.length > 0 || !circle
      ? near
      : await rankOthers(matchingRows(context.db, { ...base, filters, circle: null }), id, from);
  const own = isPaused
    ? await rankOthers(
        matchingRows(context.db, { ...base, filters: { employerId: [employerId] }, circle: null }),
        id,
        from,
      )
    : [];
  const ids = [...new Set([...own, ...similar])];
  const closed = { id, title, employerName, employerSlug, isPaused };
  return {
    ids: ids.slice(offset, offset + size),
    total: ids.length,
    totalIsExact: ids.length < maxNearby,
    ...(job.listingStatus === "published" ? {} : { meta: { closed } }),
  };
}

async function rankOthers(rows: SearchRows, id: string, from: Point | null): Promise<string[]> {
  const found = await rows
    .select(["jobListingId", "points"])
    .where("jobListingId", "!=", id)
    .orderBy("publishedAt", "desc")
    .limit(maxNearby)
    .execute();
  const miles = (points: number[]) => (from && milesToNearest(from, pairs(points))) ?? Infinity;
  return found
    .map((row) => ({ id: row.jobListingId, miles: miles(row.points) }))
    .sort((a, b) => (a.miles === b.miles ? 0 : a.miles - b.miles))
    .map((row) => row.id);
}

const pairs = (points: number[]): Point[] =>
  points.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: points[index + 1]! }] : []));

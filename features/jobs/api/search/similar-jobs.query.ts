/** Jobs like one another: the same role near the same place, else the same role, the nearest and newest first. */
import type { BrandAreas } from "#features/brands/api/brand-areas.ts";
import type { Context } from "#platform/server/context.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { milesToNearest, type Point } from "#features/places/distance.ts";
import { z } from "zod";
import type { CloseReason } from "../../job-constants.ts";
import { matchingRows, type SearchRows } from "./matching-rows.ts";
import { searchWordsOf } from "./search-text.ts";

const reachInMiles = 50;
const maxNearby = 60;

/** Jobs that were never public are visible to their employer alone. */
const everPublicStatuses = ["published", "paused", "closed"] as const;

/**
 * The job itself may be closed: then similar ones are needed most. In that case `meta.closed` describes it, for
 * anyone who followed an old link. A paused one comes back, and its program's other jobs stand first. Where the link
 * leads to no job, or to one that nobody may know of, its words are searched for.
 */
export async function similarJobs(
  context: Context,
  areas: BrandAreas,
  key: string,
  query: SearchQuery,
): Promise<SearchResultPage> {
  const { size, offset } = query;
  const job = await context.db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .leftJoin("jobListingLocations as at", "at.jobListingId", "job.id")
    .leftJoin("locations as place", "place.id", "at.locationId")
    .select(["job.id", "job.roleType", "job.title", "job.listingStatus", "place.lat", "place.lng"])
    .select(["job.employerId", "job.closedReason", "employer.refused"])
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
  if (!job) return jobsNamedAs(context, areas, key, query);
  const { id, lat, lng, title, employerName, employerSlug, employerId } = job;
  const isPaused = job.listingStatus === "paused" && job.refused === null;
  const from = lat === null || lng === null ? null : { lat, lng };
  const base = { words: [], misspelt: false, actor: context.actor, areas, now: context.now() };
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
  const because = isPaused ? null : publicReason(job.closedReason);
  const closed = { id, title, employerName, employerSlug, isPaused, because };
  return {
    ids: ids.slice(offset, offset + size),
    total: ids.length,
    totalIsExact: ids.length < maxNearby,
    ...(job.listingStatus === "published" ? {} : { meta: { closed } }),
  };
}

/** A program says openly that a job is filled; the end of an ad was public. Any other reason is its own business. */
const publicReason = (reason: CloseReason | null) =>
  reason === "filled" || reason === "expired" ? reason : null;

/** By the words of a link, `lead-teacher-austin-3f9a1c`, whatever it led to: the answer tells nothing else. */
async function jobsNamedAs(
  { db, actor, now }: Context,
  areas: BrandAreas,
  key: string,
  { size, offset }: SearchQuery,
): Promise<SearchResultPage> {
  const words = z.uuid().safeParse(key).success ? [] : searchWordsOf(key.replace(/-[^-]*$/, ""));
  if (words.length === 0) return { ids: [], total: 0, totalIsExact: true };
  const search = { filters: {}, words, misspelt: false, circle: null, actor, areas, now: now() };
  const rows = matchingRows(db, search);
  const found = await rows
    .select("jobListingId")
    .orderBy("publishedAt", "desc")
    .orderBy("jobListingId")
    .limit(maxNearby)
    .execute();
  const ids = found.map(({ jobListingId }) => jobListingId);
  return {
    ids: ids.slice(offset, offset + size),
    total: ids.length,
    totalIsExact: ids.length < maxNearby,
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

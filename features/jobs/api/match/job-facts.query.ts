/** Loads the requirements of several jobs for the match: always two queries. */
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Point } from "#features/places/distance.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { jobFacts } from "../../job-facts.ts";
import { payFromColumns } from "../listing/job-pay.ts";

/** Facts by job id; ids of jobs that are gone are left out. */
export async function readJobFacts(db: Queryable, ids: string[], now: Date): Promise<Map<string, JobFacts>> {
  if (ids.length === 0) return new Map();
  const [jobs, places] = await Promise.all([
    db.selectFrom("jobListings").select(columns).where("id", "in", ids).execute(),
    loadPlaces(db, ids),
  ]);
  return new Map(
    jobs.map((job) => {
      const compensation = payFromColumns(job);
      return [job.id, jobFacts({ ...job, compensation }, places.get(job.id) ?? nowhere, now)] as const;
    }),
  );
}

const columns = [
  "id",
  "desiredEducation",
  "educationalQualifications",
  "certificationQualifications",
  "workExperience",
  "roleType",
  "ageGroup",
  "employmentType",
  "languages",
  "compensationMin",
  "compensationMax",
  "compensationInterval",
  "startTimeline",
  "publishedAt",
] as const;

const nowhere = { places: [], states: [] };

/** Where the work is done, as far as it is known. */
async function loadPlaces(
  db: Queryable,
  ids: string[],
): Promise<Map<string, { places: Point[]; states: string[] }>> {
  const rows = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("locations as place", "place.id", "at.locationId")
    .select(["at.jobListingId", "place.lat", "place.lng", "place.administrativeAreaLevel1 as state"])
    .where("at.jobListingId", "in", ids)
    .orderBy("at.position")
    .execute();
  const placesOf = new Map<string, { places: Point[]; states: string[] }>();
  for (const { jobListingId, lat, lng, state } of rows) {
    const found = placesOf.get(jobListingId) ?? { places: [], states: [] };
    if (lat !== null && lng !== null) found.places.push({ lat, lng });
    if (state && !found.states.includes(state)) found.states.push(state);
    placesOf.set(jobListingId, found);
  }
  return placesOf;
}

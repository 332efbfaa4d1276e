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
    loadPoints(db, ids),
  ]);
  return new Map(
    jobs.map((job) => {
      const compensation = payFromColumns(job);
      return [job.id, jobFacts({ ...job, compensation }, places.get(job.id) ?? [], now)] as const;
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

/** Where the work is done, as far as coordinates are known. */
async function loadPoints(db: Queryable, ids: string[]): Promise<Map<string, Point[]>> {
  const rows = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("locations as place", "place.id", "at.locationId")
    .select(["at.jobListingId", "place.lat", "place.lng"])
    .where("at.jobListingId", "in", ids)
    .where("place.lat", "is not", null)
    .where("place.lng", "is not", null)
    .orderBy("at.position")
    .execute();
  const points = new Map<string, Point[]>();
  for (const { jobListingId, lat, lng } of rows) {
    const list = points.get(jobListingId) ?? [];
    list.push({ lat: lat!, lng: lng! });
    points.set(jobListingId, list);
  }
  return points;
}

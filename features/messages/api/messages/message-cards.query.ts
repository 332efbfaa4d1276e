/** What cards show of a job or an interview, recorded when they are sent: later changes do not alter a conversation. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";

/** Null unless the job is the employer's, has been published, and is not removed. */
export async function jobCard(db: Queryable, employerId: string, jobListingId: string) {
  const job = await findJob(db, jobListingId);
  if (!job || job.employerId !== employerId) return null;
  return ["draft", "pending_review", "removed"].includes(job.listingStatus) ? null : toJobCard(job);
}

/** `metadata` as recorded; of a shared job also `isOpen`, as of now. One query for a page. */
export async function loadMetadata(
  rows: Row<"messages">[],
  { db }: { db: Queryable },
): Promise<Map<string, Record<string, unknown>>> {
  const jobOf = (row: Row<"messages">) =>
    row.messageType === "job_share" && !row.deletedAt ? row.data.jobListingId : undefined;
  const jobIds = [...new Set(rows.flatMap((row) => jobOf(row) ?? []))];
  const open = jobIds.length
    ? await db
        .selectFrom("jobListings")
        .select("id")
        .where("id", "in", jobIds)
        .where("listingStatus", "=", "published")
        .execute()
    : [];
  const openIds = new Set(open.map(({ id }) => id));
  return new Map(
    rows.map((row) => {
      const jobId = jobOf(row);
      const recorded = row.metadata as Record<string, unknown>;
      return [row.id, jobId ? { ...recorded, isOpen: openIds.has(jobId) } : recorded];
    }),
  );
}

/** The job of an application, in any state. */
export async function applicationJobCard(db: Queryable, jobListingId: string) {
  const job = await findJob(db, jobListingId);
  return job ? toJobCard(job) : {};
}

async function findJob(db: Queryable, jobListingId: string) {
  return db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .select(["job.employerId", "job.listingStatus", "job.title", "job.slug", "employer.name"])
    .select((eb) =>
      eb
        .selectFrom("jobListingLocations as at")
        .innerJoin("locations as location", "location.id", "at.locationId")
        .select("location.city")
        .whereRef("at.jobListingId", "=", "job.id")
        .orderBy("at.position")
        .limit(1)
        .as("city"),
    )
    .where("job.id", "=", jobListingId)
    .executeTakeFirst();
}

interface Job {
  title: string;
  slug: string;
  name: string;
  city: string | null;
}

const toJobCard = ({ title, slug, name, city }: Job) => ({
  jobTitle: title,
  jobSlug: slug,
  employerName: name,
  ...(city ? { city } : {}),
});

/** The data for an invitation, which links to the booking page of its event type. */
export async function inviteCard(db: Queryable, employerId: string, interviewEventTypeId: string) {
  const type = await db
    .selectFrom("interviewEventTypes as type")
    .innerJoin("employers as employer", "employer.id", "type.employerId")
    .innerJoin("employerProfiles as host", "host.id", "type.employerProfileId")
    .select([
      "type.name",
      "type.slug",
      "type.duration",
      "type.interviewType",
      "employer.slug as employerSlug",
      "employer.name as employerName",
      "host.firstName as hostFirstName",
    ])
    .where("type.id", "=", interviewEventTypeId)
    .where("type.employerId", "=", employerId)
    .where("type.active", "=", true)
    .where("type.removedAt", "is", null)
    .executeTakeFirst();
  return type ?? null;
}

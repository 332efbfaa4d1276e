/** Which changes make recommendations stale, and whose. */
import type { ProfilePartChange } from "#features/educators/api/profile-events.ts";
import { type EventListener, type RowChange, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { hideProfileParts } from "./hide-profile-parts.action.ts";
import { scheduleForJob, scheduleForEducator } from "./recommend.job.ts";

const profilePartTypes = [
  "work_histories",
  "education_histories",
  "certifications",
  "profile_question_answers",
] as const;

export const recommendOnChange: EventListener[] = [
  on("user_profiles.updated", hideProfileParts),
  on("user_profiles.updated", ({ db }, { id }) => scheduleForEducator(db, id)),
  ...profilePartTypes.flatMap((type) => [
    on(`${type}.created`, onProfilePartChange),
    on(`${type}.updated`, onProfilePartChange),
    on(`${type}.deleted`, onProfilePartChange),
  ]),
  on("job_listings.updated", onJobChange),
  on("locations.updated", onLocationChange),
];

async function onProfilePartChange(
  { db }: WriteContext,
  { before, after }: ProfilePartChange,
): Promise<void> {
  const owner = (after ?? before)?.userProfileId;
  if (owner) await scheduleForEducator(db, String(owner));
}

/** Drafts are not recommended. */
async function onJobChange(
  { db }: WriteContext,
  { id, before, after }: RowChange<"jobListings">,
): Promise<void> {
  if (before?.listingStatus === "published" || after?.listingStatus === "published")
    await scheduleForJob(db, id);
}

async function onLocationChange({ db }: WriteContext, { id }: RowChange<"locations">): Promise<void> {
  const jobs = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("jobListings as job", "job.id", "at.jobListingId")
    .select("job.id")
    .where("at.locationId", "=", id)
    .where("job.listingStatus", "=", "published")
    .execute();
  for (const job of jobs) await scheduleForJob(db, job.id);
}

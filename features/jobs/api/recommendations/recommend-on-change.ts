/** Which changes make recommendations stale, and whose. */
import type { ProfilePartChange } from "#features/educators/api/profile-events.ts";
import { type EventListener, type RowChange, on } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { hideParts } from "./hide-parts.action.ts";
import { offerSoon, recommendSoon } from "./recommend.job.ts";

const parts = ["work_histories", "education_histories", "certifications", "profile_question_answers"] as const;

export const recommendOnChange: EventListener[] = [
  on("user_profiles.updated", hideParts),
  on("user_profiles.updated", ({ db }, { id }) => recommendSoon(db, id)),
  ...parts.flatMap((type) => [
    on(`${type}.created`, partChanged),
    on(`${type}.updated`, partChanged),
    on(`${type}.deleted`, partChanged),
  ]),
  on("job_listings.updated", jobChanged),
  on("locations.updated", placeChanged),
];

async function partChanged({ db }: WriteContext, { before, after }: ProfilePartChange): Promise<void> {
  const owner = (after ?? before)?.userProfileId;
  if (owner) await recommendSoon(db, String(owner));
}

/** Drafts are nobody's business yet. */
async function jobChanged({ db }: WriteContext, { id, before, after }: RowChange<"jobListings">): Promise<void> {
  if (before?.listingStatus === "published" || after?.listingStatus === "published") await offerSoon(db, id);
}

async function placeChanged({ db }: WriteContext, { id }: RowChange<"locations">): Promise<void> {
  const jobs = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("jobListings as job", "job.id", "at.jobListingId")
    .select("job.id")
    .where("at.locationId", "=", id)
    .where("job.listingStatus", "=", "published")
    .execute();
  for (const job of jobs) await offerSoon(db, job.id);
}

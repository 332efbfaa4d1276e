/** Which changes make recommendations stale, and whose. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change, EventListener } from "#platform/server/feature.ts";
import { hideParts } from "./hide-parts.action.ts";
import { offerSoon, recommendSoon } from "./recommend.job.ts";

const parts = ["work_histories", "education_histories", "certifications", "profile_question_answers"];

export const recommendOnChange: EventListener[] = [
  ["user_profiles", "updated", hideParts],
  ["user_profiles", "updated", ({ db }, { id }) => recommendSoon(db, id)],
  ...parts.flatMap((type): EventListener[] =>
    ["created", "updated", "deleted"].map((event): EventListener => [type, event, partChanged]),
  ),
  ["job_listings", "updated", jobChanged],
  ["locations", "updated", placeChanged],
];

async function partChanged({ db }: WriteContext, { before, after }: Change): Promise<void> {
  const owner = (after ?? before)?.userProfileId;
  if (owner) await recommendSoon(db, String(owner));
}

/** Drafts are nobody's business yet. */
async function jobChanged({ db }: WriteContext, { id, before, after }: Change): Promise<void> {
  if (before?.listingStatus === "published" || after?.listingStatus === "published") await offerSoon(db, id);
}

async function placeChanged({ db }: WriteContext, { id }: Change): Promise<void> {
  const jobs = await db
    .selectFrom("jobListingLocations as at")
    .innerJoin("jobListings as job", "job.id", "at.jobListingId")
    .select("job.id")
    .where("at.locationId", "=", id)
    .where("job.listingStatus", "=", "published")
    .execute();
  for (const job of jobs) await offerSoon(db, job.id);
}

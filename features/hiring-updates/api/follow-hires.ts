/** What is said elsewhere of a hire is a hiring update too: a job that is closed, and an application that is hired. */
import type { Events, RowUpdated } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { recordEmployerUpdate } from "./record-update.ts";
import { settleHire } from "./settle-hire.ts";

/** Of a job that people close: whether somebody was hired, who, and how they were found. */
export async function recordClosedJob(
  context: WriteContext,
  { id: jobListingId, hiredApplicationIds = [] }: Events["job_listings.closed"],
): Promise<void> {
  const { db, actor } = context;
  if (actor.kind !== "employer") return;
  const { closedReason, hiredElsewhere } = await db
    .selectFrom("jobListings")
    .select(["closedReason", "hiredElsewhere"])
    .where("id", "=", jobListingId)
    .executeTakeFirstOrThrow();
  const hired = hiredApplicationIds.length
    ? await db
        .selectFrom("jobApplications")
        .select("userProfileId")
        .where("id", "in", hiredApplicationIds)
        .execute()
    : [];
  await recordEmployerUpdate(
    context,
    { id: actor.employerProfileId, employerId: actor.employerId },
    {
      ...{ foundJob: closedReason === "filled", jobListingId, noCubbyReason: null },
      platform: hiredElsewhere,
      hiredUserListings: hired.map(({ userProfileId }) => ({ userProfileId, jobListingId })),
    },
  );
}

/** An offer that was accepted is both sides' word. */
export async function settleHiredApplication(
  context: WriteContext,
  { before, after }: RowUpdated<"jobApplications">,
): Promise<void> {
  if (after.aasmState !== "hired") return;
  const { employerId, userProfileId, jobListingId } = after;
  await settleHire(
    context,
    { employerId, userProfileId },
    {
      ...{ employerSays: true, jobListingId },
      ...(before.offerAcceptedAt ? { educatorSays: true } : {}),
    },
  );
}

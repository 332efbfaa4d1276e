/** The facts about inviting educators to a job: the job, their applications and invitations, and who may be written to. */
import type { Queryable } from "#platform/server/database/database.ts";

export async function findOwnJob(db: Queryable, employerId: string, jobListingId: string) {
  const job = await db
    .selectFrom("jobListings")
    .select(["id", "listingStatus"])
    .where("id", "=", jobListingId)
    .where("employerId", "=", employerId)
    .where("listingStatus", "<>", "removed")
    .executeTakeFirst();
  return job && { id: job.id, isOpen: job.listingStatus === "published" };
}

/** Who of these educators applied for the job or was invited to it. */
export async function findInvolvedInJob(db: Queryable, jobListingId: string, userProfileIds: string[]) {
  if (userProfileIds.length === 0) return { applied: new Set<string>(), invited: new Set<string>() };
  const [applied, invited] = await Promise.all([
    db
      .selectFrom("jobApplications")
      .select("userProfileId")
      .where("jobListingId", "=", jobListingId)
      .where("userProfileId", "in", userProfileIds)
      .where("submittedAt", "is not", null)
      .execute(),
    db
      .selectFrom("jobInvitations")
      .select("userProfileId")
      .where("jobListingId", "=", jobListingId)
      .where("userProfileId", "in", userProfileIds)
      .execute(),
  ]);
  return { applied: idsOf(applied), invited: idsOf(invited) };
}

/** With whom the employer has a conversation or an application already: writing to them opens nothing new. */
export async function findKnownTo(db: Queryable, employerId: string, userProfileIds: string[]) {
  const [applied, talked] = await Promise.all([
    db
      .selectFrom("jobApplications")
      .select("userProfileId")
      .where("employerId", "=", employerId)
      .where("userProfileId", "in", userProfileIds)
      .where("aasmState", "<>", "draft")
      .execute(),
    db
      .selectFrom("conversations")
      .select("userProfileId")
      .where("employerId", "=", employerId)
      .where("userProfileId", "in", userProfileIds)
      .where("openedByType", "is not", null)
      .execute(),
  ]);
  return idsOf([...applied, ...talked]);
}

const idsOf = (rows: { userProfileId: string }[]) => new Set(rows.map(({ userProfileId }) => userProfileId));

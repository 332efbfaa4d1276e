/** Whom a report is about: an educator or a program. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";

export interface ReportedSide {
  type: "educator" | "employer";
  /** The id of the profile, or of the program. */
  id: string;
}

/** Of a conversation the side that did not report it. Null where what was reported is gone. */
export async function reportedSide(db: Queryable, report: Row<"reports">): Promise<ReportedSide | null> {
  const { userProfileId, jobListingId, conversationId, reporterType } = report;
  if (userProfileId) return { type: "educator", id: userProfileId };
  if (jobListingId) {
    const job = await db
      .selectFrom("jobListings")
      .select("employerId")
      .where("id", "=", jobListingId)
      .executeTakeFirst();
    return job ? { type: "employer", id: job.employerId } : null;
  }
  const conversation = await db
    .selectFrom("conversations")
    .select(["employerId", "userProfileId"])
    .where("id", "=", conversationId)
    .executeTakeFirst();
  if (!conversation) return null;
  return reporterType === "UserProfile"
    ? { type: "employer", id: conversation.employerId }
    : { type: "educator", id: conversation.userProfileId };
}

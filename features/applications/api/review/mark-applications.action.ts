/** Marks on the applications between an employer and an educator: written to, invited, an interview booked. */
import type { WriteContext } from "#platform/server/context.ts";
import { tellEmployer } from "../broadcast-application.ts";

export type ApplicationMark = "messagedAt" | "inviteSentAt" | "interviewScheduledAt";

interface Pair {
  employerId: string;
  userProfileId: string;
}

/**
 * Sets the mark on all applications of the pair that were sent; `isAnswer` says that a person of the employer's team did
 * it, which ends their silence. Null takes the mark away (an interview that was canceled).
 */
export async function markApplications(
  context: WriteContext,
  { employerId, userProfileId }: Pair,
  mark: ApplicationMark,
  { isAnswer = false, at = context.now() }: { isAnswer?: boolean; at?: Date | null } = {},
): Promise<void> {
  const marked = await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      [mark]: at,
      ...(isAnswer ? { employerActedAt: context.now() } : {}),
      updatedAt: context.now(),
      version: eb("version", "+", 1),
    }))
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("aasmState", "<>", "draft")
    .returning(["id", "employerId", "userProfileId", "jobListingId"])
    .execute();
  for (const one of marked) await tellEmployer(context.db, one, "application.updated");
}

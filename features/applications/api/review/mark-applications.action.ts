/** Marks on the applications between an employer and an educator: messaged, invited, interview booked. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { reviewStreams } from "../applications.channel.ts";

export type ApplicationMark = "messagedAt" | "inviteSentAt" | "interviewScheduledAt";

interface Pair {
  employerId: string;
  userProfileId: string;
}

/**
 * Sets the mark on all submitted applications of the pair; `isAnswer` means that a person of the employer's team did
 * it, which counts as an answer. Null removes the mark (a canceled interview).
 */
export async function markApplications(
  context: WriteContext,
  { employerId, userProfileId }: Pair,
  mark: ApplicationMark,
  { isAnswer = false, at = context.now() }: { isAnswer?: boolean; at?: Date | null } = {},
): Promise<void> {
  const marked = await context.db
    .updateTable("jobApplications")
    .set({
      [mark]: at,
      ...(isAnswer ? { employerActedAt: context.now() } : {}),
      ...nextVersion(context.now()),
    })
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("aasmState", "<>", "draft")
    .returning(["id", "employerId", "userProfileId", "jobListingId"])
    .execute();
  for (const one of marked) await broadcastRow(context.db, reviewStreams, one);
}

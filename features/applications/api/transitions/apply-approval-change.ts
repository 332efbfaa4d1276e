/** When a profile is rejected, withdraws its open applications. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { Events } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { applicationStreams } from "../applications.channel.ts";
import { lockApplication } from "../application-row.ts";
import { transitionApplication } from "./transition.action.ts";

const openStates = ["submitted", "shortlisted", "interviewing", "offered"] as const;

/** While the profile is suspended they are on hold, which is broadcast to both sides. */
export async function applyApprovalChange(
  context: WriteContext,
  { id, before, after }: Events["user_profiles.approval_changed"],
): Promise<void> {
  const states = [before?.approvalState, after?.approvalState];
  if (!states.some((state) => state === "rejected" || state === "suspended")) return;
  const applications = await context.db
    .selectFrom("jobApplications")
    .select("id")
    .where("userProfileId", "=", id)
    .where("aasmState", "in", openStates)
    .orderBy("id")
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (!application) continue;
    if (after?.approvalState === "rejected")
      await transitionApplication(context, application, "withdrawn", {
        role: "system",
        reason: "profile_rejected",
      });
    else await broadcastRow(context.db, applicationStreams, application);
  }
}

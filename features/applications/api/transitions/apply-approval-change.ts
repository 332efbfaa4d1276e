/** A profile that is turned away for good takes its open applications along; the employers see them withdrawn. */
import type { Events } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { tellBoth } from "../broadcast-application.ts";
import { lockApplication } from "../application-row.ts";
import { transitionApplication } from "./transition.action.ts";

const openStates = ["submitted", "shortlisted", "interviewing", "offered"] as const;

/** Suspended, they are on hold instead: both sides read that at once. */
export async function applyApprovalChange(context: WriteContext, { id, before, after }: Events["user_profiles.approval_changed"]): Promise<void> {
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
      await transitionApplication(context, application, "withdrawn", { who: "system", reason: "profile_rejected" });
    else await tellBoth(context.db, application, "application.updated");
  }
}

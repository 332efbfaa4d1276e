/** A profile that is turned away for good takes its open applications along; the employers see them withdrawn. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { tellBoth } from "./announce.ts";
import { lockApplication } from "./application-row.ts";
import { move } from "./move.action.ts";

const open = ["submitted", "shortlisted", "interviewing", "offered"];

/** Suspended, they are on hold instead: both sides read that at once. */
export async function followApproval(context: WriteContext, { id, before, after }: Change): Promise<void> {
  const states = [before?.approvalState, after?.approvalState];
  if (!states.some((state) => state === "rejected" || state === "suspended")) return;
  const applications = await context.db
    .selectFrom("jobApplications")
    .select("id")
    .where("userProfileId", "=", id)
    .where("aasmState", "in", open)
    .orderBy("id")
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (!application) continue;
    if (after?.approvalState === "rejected")
      await move(context, application, "withdrawn", { who: "system", reason: "profile_rejected" });
    else await tellBoth(context.db, application, "application.updated");
  }
}

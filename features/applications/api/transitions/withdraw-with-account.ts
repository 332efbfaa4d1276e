/** Withdraws the open applications of a deleted account, so that employers do not wait for them. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { lockApplication } from "../application-row.ts";
import { transitionApplication } from "./transition.action.ts";

const openStates = ["submitted", "shortlisted", "interviewing", "offered"] as const;

export async function withdrawApplicationsOfAccount(
  context: WriteContext,
  { id }: RowChange<"accounts">,
): Promise<void> {
  const applications = await context.db
    .selectFrom("jobApplications as application")
    .innerJoin("userProfiles as profile", "profile.id", "application.userProfileId")
    .select("application.id")
    .where("profile.accountId", "=", id)
    .where("application.aasmState", "in", openStates)
    .orderBy("application.id")
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (application)
      await transitionApplication(context, application, "withdrawn", {
        role: "educator",
        reason: "account_deleted",
      });
  }
}

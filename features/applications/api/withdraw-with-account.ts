/** Whoever deletes their account takes their open applications back: employers must not wait for somebody who is gone. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { lockApplication } from "./application-row.ts";
import { move } from "./move.action.ts";

const open = ["submitted", "shortlisted", "interviewing", "offered"];

export async function withdrawWithAccount(context: WriteContext, { id }: Change): Promise<void> {
  const applications = await context.db
    .selectFrom("jobApplications as application")
    .innerJoin("userProfiles as profile", "profile.id", "application.userProfileId")
    .select("application.id")
    .where("profile.accountId", "=", id)
    .where("application.aasmState", "in", open)
    .orderBy("application.id")
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (application)
      await move(context, application, "withdrawn", { who: "educator", reason: "account_deleted" });
  }
}

/** When a job closes, records the hires and closes every other open application, which notifies the educators. */
import type { Events } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { isOpenApplication } from "../../application-transitions.ts";
import { lockApplication } from "../application-row.ts";
import { transitionApplication } from "./transition.action.ts";

/** Drafts close too, but retain their answers; offers stay valid. */
const statesClosedWithJob = ["draft", "submitted", "shortlisted", "interviewing"] as const;

export async function closeApplicationsOfJob(
  context: WriteContext,
  { id, hiredApplicationIds = [] }: Events["job_listings.closed"],
): Promise<void> {
  for (const hired of hiredApplicationIds) await hireApplicant(context, hired);
  const applications = await context.db
    .selectFrom("jobApplications")
    .select("id")
    .where("jobListingId", "=", id)
    .where("aasmState", "in", statesClosedWithJob)
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (application)
      await transitionApplication(context, application, "closed", { role: "system", reason: "job_closed" });
  }
}

async function hireApplicant(context: WriteContext, id: string): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application || !isOpenApplication(application.aasmState)) return;
  await transitionApplication(context, application, "hired");
}

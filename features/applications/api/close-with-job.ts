/** When a job closes, every open application closes with it and its educator is told; drafts are kept, and say so. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { lockApplication, move } from "./move.action.ts";

const open = ["draft", "submitted", "shortlisted", "interviewing"];

export async function closeWithJob(context: WriteContext, { id, before, after }: Change): Promise<void> {
  const hasClosed = after?.listingStatus === "closed" && before?.listingStatus !== "closed";
  if (!hasClosed) return;
  const applications = await context.db
    .selectFrom("jobApplications")
    .select("id")
    .where("jobListingId", "=", id)
    .where("aasmState", "in", open)
    .execute();
  for (const { id: applicationId } of applications) {
    const application = await lockApplication(context, applicationId);
    if (application) await move(context, application, "closed", { who: "system", reason: "job_closed" });
  }
}

/** When a job closes, whoever was hired is kept so, every other open application closes and its educator is told. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { isOpenApplication } from "../application-transitions.ts";
import { lockApplication } from "./application-row.ts";
import { move } from "./move.action.ts";

/** Drafts are kept, and say so; who has an offer keeps it. */
const open = ["draft", "submitted", "shortlisted", "interviewing"];

export async function closeWithJob(context: WriteContext, { id, before, after }: Change): Promise<void> {
  const hasClosed = after?.listingStatus === "closed" && before?.listingStatus !== "closed";
  if (!hasClosed) return;
  for (const hired of (after?.hiredApplicationIds ?? []) as string[]) await hire(context, hired);
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

/** Nobody is hired without an offer: one that was never written down here is kept with the hire. */
async function hire(context: WriteContext, id: string): Promise<void> {
  const application = await lockApplication(context, id);
  if (!application || !isOpenApplication(application.aasmState as never)) return;
  if (application.aasmState !== "offered") await move(context, application, "offered");
  await move(context, { ...application, aasmState: "offered" }, "hired");
}

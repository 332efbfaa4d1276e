/** Sends an offer at once that still waits to be sent, say because both sides sit at one table. */
import { action } from "#platform/server/action.ts";
import { z } from "zod";
import { JobApplication } from "../../application.ts";
import { isOfferPending } from "../../pending-decision.ts";
import { lockApplication } from "../application-row.ts";
import { announceOffer, emailOffer } from "../mails/email-educator.job.ts";

export const sendOffer = action({
  path: "employer/job_applications/:id/send_offer",
  summary: "Send an offer now that waits for its five minutes. Harmless for one that was sent.",
  for: ["employer"],
  input: z.object({}),
  on: JobApplication,
  run: async (context, _input, application) => {
    const { db } = context;
    const { id } = application;
    if (isOfferPending(application, context.now())) {
      const now = context.now();
      await emailOffer.cancel(db, id);
      await db
        .updateTable("jobApplicationEvents")
        .set({ visibleAt: now })
        .where("jobApplicationId", "=", id)
        .where("toState", "=", "offered")
        .where("visibleAt", "=", application.offerEmailAt)
        .execute();
      await db.updateTable("jobApplications").set({ offerEmailAt: now }).where("id", "=", id).execute();
      await announceOffer(context, (await lockApplication(context, id))!);
    }
    return { resource: { type: "job_applications", id } };
  },
});

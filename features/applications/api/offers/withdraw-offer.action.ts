/** Withdraws an offer: the application goes back to where it came from, and the educator is told. */
import { action } from "#platform/server/action.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { z } from "zod";
import { JobApplication } from "../../application.ts";
import { isOfferPending } from "../../pending-decision.ts";
import { undoDecision } from "../transitions/undo-decision.action.ts";
import { transitionApplication } from "../transitions/transition.action.ts";

export const withdrawOffer = action({
  path: "employer/job_applications/:id/withdraw_offer",
  summary:
    "Take an offer back, with a reason for the team; before it is sent without one. The application goes on where it was.",
  for: ["employer"],
  input: z.object({
    reason: z.string().trim().max(1000).nullish(),
    knowsAccepted: z.boolean().optional(),
  }),
  on: JobApplication,
  run: async (context, input, application) => {
    if (application.aasmState !== "offered")
      throw unprocessable(/*i18n*/ "There is no offer to take back", { code: "not_offered" });
    if (isOfferPending(application, context.now())) await undoDecision(context, application);
    else
      await transitionApplication(
        context,
        application,
        application.stateBeforeOffer ?? "interviewing",
        input,
      );
    return { resource: { type: "job_applications", id: application.id } };
  },
});

/** `POST …/{id}/{event}`: one action per event of an application, for the side that may run it. */
import { type Action, action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { JobApplication, type Offer } from "../../application.ts";
import { type ApplicationEvent, eventTarget } from "../../application-state-events.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { offerInput } from "../../offer-input.ts";
import { offerFrom } from "../../offer.ts";
import { visibleState } from "../../pending-decision.ts";
import { rejectionMessages, rejectionTextInput } from "../../rejection.ts";
import { acceptOffer, unacceptOffer } from "../offers/answer-offer.action.ts";
import type { ApplicationRow } from "../application-row.ts";
import { changeOffer } from "../offers/change-offer.action.ts";
import { sendOffer } from "../offers/send-offer.action.ts";
import { withdrawOffer } from "../offers/withdraw-offer.action.ts";
import { transitionApplication } from "./transition.action.ts";
import { submitApplication } from "../apply/submit.action.ts";
import { undoRejection } from "./undo-decision.action.ts";
import { undoTransition } from "./undo-transition.action.ts";
import { undoWithdrawal } from "./undo-withdrawal.action.ts";
import { markViewed } from "../review/mark-viewed.action.ts";

const reason = z.string().trim().max(1000).nullish();

/**
 * `message` is the built-in text of a rejection that the educator reads, `text` the team's own in its place. `reason` is
 * visible to the team only. An accepted offer is withdrawn only by a user who knows that it was accepted.
 */
export const transitionInput = z.object({
  reason,
  message: z.enum(rejectionMessages).nullish(),
  text: rejectionTextInput.nullish(),
  knowsAccepted: z.boolean().optional(),
});
const offerEventInput = offerInput.safeExtend({ reason });
type TransitionInput = z.output<typeof transitionInput> & { offer?: Offer };

const educatorEvents: ApplicationEvent[] = ["submit", "withdraw", "decline", "reconsider"];
const employerEvents: ApplicationEvent[] = [
  "shortlist",
  "unshortlist",
  "interview",
  "hire",
  "reject",
  "reconsider",
];

export const applicationActions: Action[] = [
  ...educatorEvents.map((event) => eventAction("job_applications", "educator", event)),
  ...employerEvents.map((event) => eventAction("employer/job_applications", "employer", event)),
  action({
    path: "employer/job_applications/:id/offer",
    summary: "Make an offer, with what it says and by when it is to be answered.",
    for: ["employer", "operator"],
    operators: ["support"],
    input: offerEventInput,
    on: JobApplication,
    run: async (context, { reason: why, ...terms }, application) => {
      const offer = offerFrom(terms, context.now());
      await runEvent(context, application, "offer", { reason: why, offer });
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  changeOffer,
  sendOffer,
  withdrawOffer,
  acceptOffer,
  unacceptOffer,
  action({
    path: "job_applications/:id/close_as_no_reply",
    summary: "Close an application nobody answered for 21 days.",
    for: ["educator"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      await transitionApplication(context, application, "closed", { reason: "no_reply" });
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "job_applications/:id/undo_withdraw",
    summary: "Take a withdrawal back within a minute, as if it had not been.",
    for: ["educator"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      await undoWithdrawal(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "employer/job_applications/:id/undo_reject",
    summary: "Take a rejection back before it is told.",
    for: ["employer"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      await undoRejection(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "employer/job_applications/:id/undo",
    summary:
      "Undo the team's last transition: an offer or a rejection before it is sent, a change of status within 30 minutes.",
    for: ["employer"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      await undoTransition(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
  action({
    path: "employer/job_applications/:id/view",
    summary: "Mark an application as viewed.",
    for: ["employer"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      await markViewed(context, application);
      return { resource: { type: "job_applications", id: application.id } };
    },
  }),
];

function eventAction(path: string, kind: "educator" | "employer", event: ApplicationEvent): Action {
  return action({
    path: `${path}/:id/${event}`,
    summary: `Fires the event ${event} of an application.`,
    for: [kind, "operator"],
    operators: ["support"],
    input: transitionInput,
    on: JobApplication,
    run: async (context, input, application) => {
      await runEvent(context, application, event, input);
      return { resource: { type: "job_applications", id: application.id } };
    },
  });
}

/** Runs one event; submitting (again) checks the answers and records the match. */
export async function runEvent(
  context: WriteContext,
  application: ApplicationRow,
  event: ApplicationEvent,
  input: TransitionInput,
): Promise<void> {
  const from = visibleState(application, context.actor, context.now());
  const to: ApplicationState = eventTarget(event, from);
  const sends = to === "submitted" && (from === "draft" || from === "withdrawn");
  if (sends) await submitApplication(context, application.id);
  else await transitionApplication(context, application, to, input);
}

/** The educator's answer to an offer: an acceptance can be withdrawn until the employer confirms the hire. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { changeRow } from "#platform/server/change-row.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { z } from "zod";
import { JobApplication } from "../../application.ts";
import { acceptRefusal, type AnswerRefusal, answerRefusalTexts, unacceptRefusal } from "../../offer.ts";
import { visibleState } from "../../pending-decision.ts";
import { applicationStreams } from "../applications.channel.ts";
import { type ApplicationRow, emitChange, recordTransition } from "../application-row.ts";
import { requireNotOnHold } from "../transitions/transition.action.ts";
import { emailOfferAnswer } from "../mails/email-employer.job.ts";

export const acceptOffer = action({
  path: "job_applications/:id/accept",
  summary:
    "Accept an offer; the employer confirms the hire. `madeAt` names the offer that was read. Accepting twice is harmless.",
  for: ["educator"],
  input: z.object({ madeAt: z.iso.datetime().optional() }),
  on: JobApplication,
  run: async (context, { madeAt }, application) => {
    requireStanding(context.actor, ["unconfirmed"]);
    await requireNotOnHold(context, application);
    const refusal = acceptRefusal(application, context.now(), madeAt);
    if (refusal) throw refusalError(context, application, refusal, "accepted");
    if (!application.offerAcceptedAt) await recordAnswer(context, application, "accepted");
    return { resource: { type: "job_applications", id: application.id } };
  },
});

export const unacceptOffer = action({
  path: "job_applications/:id/unaccept",
  summary: "Take back having accepted an offer, while the hire is not confirmed.",
  for: ["educator"],
  input: z.object({}),
  on: JobApplication,
  run: async (context, _input, application) => {
    const refusal = unacceptRefusal(application, context.now());
    if (refusal) throw refusalError(context, application, refusal, "offered");
    if (application.offerAcceptedAt) await recordAnswer(context, application, "taken_back");
    return { resource: { type: "job_applications", id: application.id } };
  },
});

async function recordAnswer(
  context: WriteContext,
  application: ApplicationRow,
  answer: "accepted" | "taken_back",
): Promise<void> {
  const { db } = context;
  const { id } = application;
  const at = context.now();
  const isAccepted = answer === "accepted";
  await changeRow(context, "jobApplications", application, { offerAcceptedAt: isAccepted ? at : null });
  const [from, to] = isAccepted ? ["offered", "accepted"] : ["accepted", "offered"];
  await recordTransition(context, { id, from: from!, to: to!, by: "educator", at });
  await emitChange(context, isAccepted ? "offer_accepted" : "offer_acceptance_undone", application, [
    "offerAcceptedAt",
  ]);
  await emailOfferAnswer.enqueue(db, { applicationId: id, answer: answer, at: at.toISOString() });
  await broadcastRow(db, applicationStreams, application);
}

function refusalError(context: WriteContext, row: ApplicationRow, refusal: AnswerRefusal, to: string) {
  const detail = answerRefusalTexts[refusal];
  const from = visibleState(row, context.actor, context.now());
  if (refusal === "illegal_move") return unprocessable(detail, { code: refusal, meta: { from, to } });
  return conflict(detail, { code: refusal });
}

/**
 * Changes a profile's approval state: audited, broadcast and emailed to its owner, with the review's
 * timestamps.
 */
import { changeRow } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { ApprovalState } from "../../educator-states.ts";
import { waivedAnswers } from "../../question-flow.ts";
import { profileStreams } from "../profile.channel.ts";
import { findAnswers, questionsOfProfile } from "../questions/applicable-questions.query.ts";
import { emailReview, emailedStates } from "./email-review.job.ts";

/** `note`: what the owner reads. The caller checks whether the transition is allowed, by the tables of `educator-states.ts`. */
export async function changeApprovalState(
  context: WriteContext,
  id: string,
  from: ApprovalState,
  to: ApprovalState,
  note?: string,
): Promise<void> {
  const { db, now } = context;
  const changes = {
    approvalState: to,
    ...(note !== undefined && { reviewNote: note }),
    ...((to === "pending" || from === "incomplete") && { submittedAt: now() }),
    ...(to === "approved" && { changesRequested: [], reviewNote: "" }),
    ...(from === "rejected" && { pardonedAnswers: JSON.stringify(await waivedRejections(context, id)) }),
  };
  await changeRow(context, "userProfiles", { id }, changes);
  await recordAudit(context, {
    action: "user_profile.approval",
    entity: "user_profiles",
    entityId: id,
    detail: { from, to },
  });
  await context.emit(context, "user_profiles.approval_changed", {
    id,
    before: { id, approvalState: from },
    after: { id, approvalState: to },
    changed: ["approvalState"],
  });
  await broadcastRow(db, profileStreams, { id });
  const emailedState = emailedStates.find((state) => state === to);
  if (emailedState)
    await emailReview.enqueue(db, { userProfileId: id, state: emailedState, at: now().toISOString() });
}

/** A re-admitted educator is not rejected by the same answers at the next change; by other ones, yes. */
async function waivedRejections({ db }: WriteContext, id: string) {
  return waivedAnswers(await questionsOfProfile(db, id), await findAnswers(db, id));
}

/** Puts a profile into another approval state: logged, told to its owner, and the clock of the review set. */
import { recordAudit } from "#platform/server/audit.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import type { ApprovalState } from "../educator-states.ts";
import { pardonedBy } from "../question-flow.ts";
import { profileStream } from "./profile.channel.ts";
import { answersOf, questionsOfProfile } from "./questions-of.query.ts";
import { tellReview, toldStates } from "./tell-review.job.ts";

/** Whether the move is allowed is asked before: by the tables of `educator-states.ts`. */
export async function setApproval(
  context: WriteContext,
  id: string,
  from: ApprovalState,
  to: ApprovalState,
): Promise<void> {
  const { db, now } = context;
  await db
    .updateTable("userProfiles")
    .set({
      approvalState: to,
      updatedAt: now(),
      version: sql`version + 1`,
      ...(to === "pending" && { submittedAt: now() }),
      ...(to === "approved" && { changesRequested: [], reviewNote: "" }),
      ...(from === "rejected" && { pardonedAnswers: JSON.stringify(await pardon(context, id)) }),
    })
    .where("id", "=", id)
    .execute();
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
  await broadcast(db, {
    streams: [profileStream(id)],
    event: "profile.updated",
    resource: "user_profiles",
    id,
  });
  const told = toldStates.find((state) => state === to);
  if (told) await tellReview.enqueue(db, { userProfileId: id, state: told, at: now().toISOString() });
}

/** Whoever is let in again is not turned away by the same answers at the next change; by another one, yes. */
async function pardon({ db }: WriteContext, id: string) {
  return pardonedBy(await questionsOfProfile(db, id), await answersOf(db, id));
}

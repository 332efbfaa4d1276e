/** Moves a profile from state to state, by the tables of `educator-states.ts`; everything else is 422 naming both. */
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { canTransition, type TransitionRole } from "#platform/shared/transitions.ts";
import {
  type ActiveState,
  activeTransitions,
  type ApprovalState,
  approvalTransitions,
} from "../educator-states.ts";
import { setApproval } from "./set-approval.action.ts";

export async function moveApproval(context: WriteContext, id: string, to: ApprovalState): Promise<void> {
  const profile = await read(context, id);
  const from = profile.approvalState as ApprovalState;
  const who: TransitionRole = context.actor.kind === "operator" ? "operator" : "educator";
  if (from === to) return;
  if (!canTransition(approvalTransitions, from, to, who)) throw illegalMove("approvalState", from, to);
  const missing = [...profile.missingRequiredFields, ...profile.missingScreeningQuestions];
  if (who === "educator" && missing.length > 0) throw profileIncomplete(missing, "approvalState");
  await setApproval(context, id, from, to);
}

/** Pausing and coming back; operators may do it for the educator. Closing is deleting the account. */
export async function moveActivity(context: WriteContext, id: string, to: ActiveState): Promise<void> {
  const from = (await read(context, id)).activeState as ActiveState;
  if (from === to) return;
  const mayDo: TransitionRole[] = context.actor.kind === "operator" ? ["educator", "system"] : ["educator"];
  const isMove = mayDo.some((who) => canTransition(activeTransitions, from, to, who));
  if (!isMove || to === "closed" || from === "closed") throw illegalMove("activeState", from, to);
  await context.db.updateTable("userProfiles").set({ activeState: to }).where("id", "=", id).execute();
}

// The request has updated the row before, so it is locked: two moves at once come one after the other.
const read = ({ db }: WriteContext, id: string) =>
  db
    .selectFrom("userProfiles")
    .select(["approvalState", "activeState", "missingRequiredFields", "missingScreeningQuestions"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Names what is missing, so that the screen can lead there. */
export const profileIncomplete = (missing: string[], field: string) =>
  unprocessable(/*i18n*/ "Add what is still missing first", {
    code: "profile_incomplete",
    source: { pointer: `/data/attributes/${field}` },
    meta: { field, missing },
  });

const illegalMove = (field: string, from: string, to: string) =>
  unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
    code: "illegal_move",
    source: { pointer: `/data/attributes/${field}` },
    meta: { field, from, to },
  });

/**
 * Transitions a profile by the tables of `educator-states.ts`; any other transition is 422 naming both
 * states.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { canTransition, type TransitionRole } from "#platform/shared/transitions.ts";
import {
  type ActiveState,
  activeTransitions,
  type ApprovalState,
  approvalTransitions,
} from "../../educator-states.ts";
import { changeApprovalState } from "./set-approval.action.ts";

/** `note`: what the owner reads of it, in place of an earlier one. */
export async function transitionApproval(
  context: WriteContext,
  id: string,
  to: ApprovalState,
  note?: string,
): Promise<void> {
  const profile = await findStates(context, id);
  const from = profile.approvalState;
  const role: TransitionRole = context.actor.kind === "operator" ? "operator" : "educator";
  if (from === to) return;
  if (!canTransition(approvalTransitions, from, to, role))
    throw illegalTransitionError("approvalState", from, to);
  const missing = [...profile.missingRequiredFields, ...profile.missingScreeningQuestions];
  if (role === "educator" && missing.length > 0) throw profileIncompleteError(missing, "approvalState");
  await changeApprovalState(context, id, from, to, note);
}

/** Pausing and resuming; operators may do it for the educator. Closing is deleting the account. */
export async function transitionActivity(context: WriteContext, id: string, to: ActiveState): Promise<void> {
  const from = (await findStates(context, id)).activeState;
  if (from === to) return;
  const roles: TransitionRole[] = context.actor.kind === "operator" ? ["educator", "system"] : ["educator"];
  const isAllowed = roles.some((who) => canTransition(activeTransitions, from, to, who));
  if (!isAllowed || to === "closed" || from === "closed")
    throw illegalTransitionError("activeState", from, to);
  await context.db.updateTable("userProfiles").set({ activeState: to }).where("id", "=", id).execute();
}

// The request has updated the row before, so it is locked: simultaneous transitions run one after the other.
const findStates = ({ db }: WriteContext, id: string) =>
  db
    .selectFrom("userProfiles")
    .select(["approvalState", "activeState", "missingRequiredFields", "missingScreeningQuestions"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Names what is missing, so that the screen can link to it. */
export const profileIncompleteError = (missing: string[], field: string) =>
  unprocessable(/*i18n*/ "Add what is still missing first", {
    code: "profile_incomplete",
    source: { pointer: `/data/attributes/${field}` },
    meta: { field, missing },
  });

const illegalTransitionError = (field: string, from: string, to: string) =>
  unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
    code: "illegal_move",
    source: { pointer: `/data/attributes/${field}` },
    meta: { field, from, to },
  });

/**
 * Undoes the team's last transition: a decision before it is sent leaves no trace, a change of status goes back to where
 * it came from.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { isMoveBack, transitionRefusalTexts } from "../../application-transitions.ts";
import { isDecisionPending } from "../../pending-decision.ts";
import type { ApplicationRow } from "../application-row.ts";
import { transitionApplication } from "./transition.action.ts";
import { undoDecision } from "./undo-decision.action.ts";

export async function undoTransition(context: WriteContext, application: ApplicationRow): Promise<void> {
  if (isDecisionPending(application, context.now())) return void (await undoDecision(context, application));
  const previous = await lastStateBefore(context, application);
  if (!previous || !isMoveBack(application.aasmState, previous))
    throw conflict(transitionRefusalTexts.too_late_to_move_back, { code: "too_late_to_move_back" });
  await transitionApplication(context, application, previous);
}

/** Only the employer's own transition is undone here, not one by the educator or the system. */
async function lastStateBefore(
  { db }: WriteContext,
  { id, aasmState }: ApplicationRow,
): Promise<ApplicationState | null> {
  const last = await db
    .selectFrom("jobApplicationEvents")
    .select(["fromState", "toState", "by"])
    .where("jobApplicationId", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isOwn = last?.by === "employer" && last.toState === aasmState;
  return isOwn ? (last.fromState as ApplicationState) : null;
}

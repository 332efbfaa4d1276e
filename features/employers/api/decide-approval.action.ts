/** An operator decides about an employer: the facts behind its one word `approvalState`. */
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { mayMove } from "#platform/shared/transitions.ts";
import { type EmployerApprovalState, employerApprovalTransitions } from "../employer-states.ts";

export async function decideApproval(
  context: WriteContext,
  id: string,
  to: EmployerApprovalState,
): Promise<void> {
  const { db, now } = context;
  const employer = await db
    .selectFrom("employers")
    .select("approvalState")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const from = employer.approvalState as EmployerApprovalState;
  if (from === to) return;
  if (!mayMove(employerApprovalTransitions, from, to, "operator")) {
    throw unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
      code: "illegal_move",
      source: { pointer: "/data/attributes/approvalState" },
      meta: { field: "approvalState", from, to },
    });
  }
  const refused = to === "rejected" || to === "suspended" ? to : null;
  const approval = to === "approved" ? { approvedAt: now() } : to === "pending" ? { approvedAt: null } : {};
  await db
    .updateTable("employers")
    .set({ refused, ...approval })
    .where("id", "=", id)
    .execute();
  await audit(context, {
    action: "employer.approval",
    entity: "employers",
    entityId: id,
    detail: { from, to },
  });
}

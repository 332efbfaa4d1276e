/** The one way an employer's approval changes: the facts behind its word, its team told, and what hangs on it. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { reopenSockets } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSystem } from "#platform/server/system-context.ts";
import { canTransition } from "#platform/shared/transitions.ts";
import { type EmployerApprovalState, employerApprovalTransitions } from "../employer-states.ts";
import { employerReviewMail } from "./employer-review.mail.ts";

/** @throws ApiError 422 naming from and to where the table knows no such move. */
export async function decideApproval(
  context: WriteContext,
  id: string,
  to: EmployerApprovalState,
  note: string | null = null,
): Promise<void> {
  const { db, now, actor } = context;
  const before = await lockEmployer(context, id);
  const from = before.approvalState as EmployerApprovalState;
  if (from === to) return;
  if (
    !canTransition(
      employerApprovalTransitions,
      from,
      to,
      actor.kind === "operator" && isSystem(actor) ? "system" : "operator",
    )
  )
    throw illegalMove(from, to);
  const refused = to === "rejected" || to === "suspended" ? to : null;
  const approval = to === "approved" ? { approvedAt: now() } : to === "pending" ? { approvedAt: null } : {};
  const after = await db
    .updateTable("employers")
    .set({ refused, ...approval, reviewNote: note, changesRequestedAt: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(context, {
    action: "employer.approval",
    entity: "employers",
    entityId: id,
    detail: { from, to, ...(note ? { note } : {}) },
  });
  await context.emit(context, `employers.${to}`, {
    id,
    before,
    after,
    changed: ["approvalState"],
  });
  await reopenTeamSockets(context, id);
  await mailOwners(context, after, { from, to, note });
}

/** A program that waits is told what to change first; it goes on waiting. */
export async function requestChanges(context: WriteContext, id: string, note: string): Promise<void> {
  const { db, now } = context;
  const before = await lockEmployer(context, id);
  const from = before.approvalState as EmployerApprovalState;
  if (from !== "pending") throw illegalMove(from, "pending");
  const after = await db
    .updateTable("employers")
    .set((eb) => ({
      reviewNote: note,
      changesRequestedAt: now(),
      updatedAt: now(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(context, {
    action: "employer.request_changes",
    entity: "employers",
    entityId: id,
    detail: { note },
  });
  await mailOwners(context, after, { from, to: "changes_requested", note });
}

export const lockEmployer = ({ db }: WriteContext, id: string) =>
  db.selectFrom("employers").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export const illegalMove = (from: EmployerApprovalState, to: EmployerApprovalState) =>
  unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
    code: "illegal_move",
    source: { pointer: "/data/attributes/approvalState" },
    meta: { field: "approvalState", from, to },
  });

/** What the team hears live is looked at again, by its standing of now. */
async function reopenTeamSockets({ db }: WriteContext, employerId: string): Promise<void> {
  const team = await db
    .selectFrom("employerProfiles")
    .select("accountId")
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .execute();
  for (const { accountId } of team) await reopenSockets(db, accountId);
}

interface Decision {
  from: EmployerApprovalState;
  to: EmployerApprovalState | "changes_requested";
  note: string | null;
}

async function mailOwners(
  context: WriteContext,
  employer: Row<"employers">,
  { from, to, note }: Decision,
): Promise<void> {
  if (to === "unclaimed") return;
  const { db, now } = context;
  const owners = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["account.id", "account.email", "account.language", "profile.firstName"])
    .where("profile.employerId", "=", employer.id)
    .where("profile.role", "=", "owner")
    .where("profile.removedAt", "is", null)
    .where("account.closedAt", "is", null)
    .execute();
  for (const owner of owners) {
    const outcome = from === "suspended" && to === "approved" ? "lifted" : to;
    const mail = employerReviewMail({
      firstName: owner.firstName,
      program: employer.name,
      outcome,
      note: note ?? "",
    });
    const key = `employer-review:${employer.id}:${owner.id}:${to}:${now().getTime()}`;
    await emailAccount(db, context, owner, key, mail);
  }
}

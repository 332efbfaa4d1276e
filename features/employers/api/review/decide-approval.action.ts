/** The only way to change an employer's approval: its columns, its events, and the mail to its owners. */
import { changeRow } from "#platform/server/change-row.ts";
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { reopenSockets } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSystem } from "#platform/server/system-context.ts";
import { canTransition } from "#platform/shared/transitions.ts";
import { type EmployerApprovalState, employerApprovalTransitions } from "../../employer-transitions.ts";
import { employerReviewMail } from "./employer-review.mail.ts";

/** @throws ApiError 422 naming from and to where the table has no such transition. */
export async function transitionApproval(
  context: WriteContext,
  id: string,
  to: EmployerApprovalState,
  note: string | null = null,
): Promise<void> {
  const { db, now, actor } = context;
  const before = await lockEmployer(context, id);
  const from = before.approvalState;
  if (from === to) return;
  if (
    !canTransition(
      employerApprovalTransitions,
      from,
      to,
      actor.kind === "operator" && isSystem(actor) ? "system" : "operator",
    )
  )
    throw illegalTransition(from, to);
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
  await emailOwners(context, after, { from, to, note });
}

/** Emails a pending program what to change first; it stays pending. */
export async function requestChanges(context: WriteContext, id: string, note: string): Promise<void> {
  const before = await lockEmployer(context, id);
  const from = before.approvalState;
  if (from !== "pending") throw illegalTransition(from, "pending");
  const after = await changeRow(
    context,
    "employers",
    before,
    { reviewNote: note, changesRequestedAt: context.now() },
    { audit: { action: "employer.request_changes", detail: { note } } },
  );
  await emailOwners(context, after, { from, to: "changes_requested", note });
}

export const lockEmployer = ({ db }: WriteContext, id: string) =>
  db.selectFrom("employers").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export const illegalTransition = (from: EmployerApprovalState, to: EmployerApprovalState) =>
  unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
    code: "illegal_move",
    source: { pointer: "/data/attributes/approvalState" },
    meta: { field: "approvalState", from, to },
  });

/** Sockets are checked again, by the new standing of the team. */
async function reopenTeamSockets({ db }: WriteContext, employerId: string): Promise<void> {
  const team = await db
    .selectFrom("employerProfiles")
    .select("accountId")
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .execute();
  for (const { accountId } of team) await reopenSockets(db, accountId);
}

interface ReviewDecision {
  from: EmployerApprovalState;
  to: EmployerApprovalState | "changes_requested";
  note: string | null;
}

async function emailOwners(
  context: WriteContext,
  employer: Row<"employers">,
  { from, to, note }: ReviewDecision,
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

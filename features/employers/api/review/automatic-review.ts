/** Where `EMPLOYER_REVIEW` is automatic, programs are approved as soon as the address of an owner is confirmed. */
import type { RowChange } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemActor } from "#platform/server/system-context.ts";
import { transitionApproval } from "./decide-approval.action.ts";

export type ReviewConfig = Pick<Config, "employerReview">;

/** Approves the pending programs of this owner; does nothing where operators review. */
export async function approveOwnedEmployers(
  { employerReview }: ReviewConfig,
  context: WriteContext,
  accountId: string,
): Promise<void> {
  if (employerReview !== "automatic") return;
  const pending = await context.db
    .selectFrom("employerProfiles as profile")
    .innerJoin("employers as employer", "employer.id", "profile.employerId")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select("employer.id")
    .where("profile.accountId", "=", accountId)
    .where("profile.role", "=", "owner")
    .where("profile.removedAt", "is", null)
    .where("account.emailVerifiedAt", "is not", null)
    .where("employer.approvalState", "=", "pending")
    .orderBy("employer.id")
    .execute();
  for (const { id } of pending) await transitionApproval({ ...context, actor: systemActor }, id, "approved");
}

/** Runs when an owner confirms their address. */
export const approveAfterConfirmation =
  (config: ReviewConfig) =>
  (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
    approveOwnedEmployers(config, context, id);

/** Where `EMPLOYER_REVIEW` is automatic, programs are approved as soon as the address of an owner is confirmed. */
import type { RowChange } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemActor } from "#platform/server/system-context.ts";
import { decideApproval } from "./decide-approval.action.ts";

export type ReviewConfig = Pick<Config, "employerReview">;

/** The programs this account owns that wait; nothing where operators review. */
export async function approveOwned(
  { employerReview }: ReviewConfig,
  context: WriteContext,
  accountId: string,
): Promise<void> {
  if (employerReview !== "automatic") return;
  const waiting = await context.db
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
  for (const { id } of waiting) await decideApproval({ ...context, actor: systemActor }, id, "approved");
}

/** A confirmed address: its programs are approved where nobody reviews them. */
export const approveConfirmed =
  (config: ReviewConfig) =>
  (context: WriteContext, { id }: RowChange<"accounts">): Promise<void> =>
    approveOwned(config, context, id);

/**
 * Cancels upcoming interviews when their application, the educator's approval, an account or a program ends.
 * Each is canceled by the system, and the other side gets an email.
 */
import type { Events, RowChange } from "#platform/server/events.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";

import type { DB } from "#db/tables.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { transitionInterview } from "./transition-interview.action.ts";

const endStates = ["withdrawn", "closed", "declined"];

/** An application that ends takes its interviews with it; a rejection only once the educator has been emailed. */
export async function cancelWithApplication(
  context: WriteContext,
  { id, after }: RowChange<"jobApplications">,
): Promise<void> {
  if (endStates.includes(String(after?.aasmState))) await cancelWithRejection(context, { id });
}

export const cancelWithRejection = (context: WriteContext, { id }: { id: string }) =>
  cancelUpcoming(context, (eb) => eb("jobApplicationId", "=", id));

/** An educator whose profile is suspended or turned away. */
export async function cancelWithoutApproval(
  context: WriteContext,
  { id, after }: Events["user_profiles.approval_changed"],
): Promise<void> {
  if (after?.approvalState !== "suspended" && after?.approvalState !== "rejected") return;
  await cancelUpcoming(context, (eb) => eb("userProfileId", "=", id));
}

/** A program that was turned away, or that nobody is left in. */
export const cancelWithEmployer = (context: WriteContext, { id }: RowChange<"employers">) =>
  cancelUpcoming(context, (eb) => eb("employerId", "=", id));

/** Somebody of either side who deletes the account. */
export const cancelWithAccount = (context: WriteContext, { id: accountId }: RowChange<"accounts">) =>
  cancelUpcoming(context, (eb) =>
    eb.or([
      eb("userProfileId", "in", (of) =>
        of.selectFrom("userProfiles").select("id").where("accountId", "=", accountId),
      ),
      eb("employerProfileId", "in", (of) =>
        of.selectFrom("employerProfiles").select("id").where("accountId", "=", accountId),
      ),
    ]),
  );

async function cancelUpcoming(
  context: WriteContext,
  which: (eb: ExpressionBuilder<DB, "interviews">) => Expression<SqlBool>,
): Promise<void> {
  const upcoming = await context.db
    .selectFrom("interviews")
    .selectAll()
    .where(which)
    .where("status", "in", ["pending", "scheduled"])
    .where("time", ">", context.now())
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const interview of upcoming)
    await transitionInterview(context, interview, "canceled", { who: "system" });
}

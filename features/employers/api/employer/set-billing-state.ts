/** What a program's row says of its billing; a row that says so already stays as it is. */
import type { Queryable } from "#platform/server/database/database.ts";

/** Whether it has a card at the payment gateway. */
export async function setPaymentMethod(db: Queryable, id: string, hasPaymentMethod: boolean): Promise<void> {
  await db
    .updateTable("employers")
    .set({ hasPaymentMethod })
    .where("id", "=", id)
    .where("hasPaymentMethod", "!=", hasPaymentMethod)
    .execute();
}

/** Each program tries a plan once. */
export async function setTrialUsed(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable("employers")
    .set({ eligibleForFreeTrial: false })
    .where("id", "=", id)
    .where("eligibleForFreeTrial", "=", true)
    .execute();
}

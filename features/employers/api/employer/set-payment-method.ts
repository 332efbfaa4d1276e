/** Stores whether a program has a card at the payment gateway; a row that says so already stays as it is. */
import type { Queryable } from "#platform/server/database/database.ts";

export async function setPaymentMethod(db: Queryable, id: string, hasPaymentMethod: boolean): Promise<void> {
  await db
    .updateTable("employers")
    .set({ hasPaymentMethod })
    .where("id", "=", id)
    .where("hasPaymentMethod", "!=", hasPaymentMethod)
    .execute();
}

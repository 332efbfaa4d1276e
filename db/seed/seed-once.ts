/** Runs a named seed once per database, however many processes call it simultaneously. */
import type { Database, Transaction } from "#platform/server/database/database.ts";

/** True when it ran now, false when it had run before. A failure leaves nothing behind. */
export async function seedOnce(
  db: Database,
  name: string,
  run: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // The second of two that come together waits here until the first has committed, and then finds the row.
    const claimed = await tx
      .insertInto("seeds")
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!claimed) return false;
    await run(tx);
    return true;
  });
}

/** The one transaction of a write, tried again where PostgreSQL gave it up for another one's sake. */
import { errorCode } from "#platform/shared/caught-error.ts";
import type { Database, Transaction } from "../database/database.ts";

const deadlock = "40P01";
const maxAttempts = 3;

/**
 * Deadlocks pass quickly: PostgreSQL aborts one of the two writes, and it is run again, at most three times
 * in all. `work` must do nothing outside the database.
 */
export async function runInTransaction<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (errorCode(error) !== deadlock || attempt === maxAttempts) throw error;
    }
  }
}

/** The books of a customer as they are stored, locked for what follows in the transaction. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { Books } from "./books.ts";

export async function loadBooks(db: Transaction, key: string): Promise<Books | null> {
  const row = await db
    .selectFrom("testGatewayBooks")
    .select("books")
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();
  return row ? (row.books as unknown as Books) : null;
}

/** Takes one person out of one table. */
import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import { belongsTo, type Person, type PersonalTable } from "./personal-table.ts";

/** Harmless twice. */
export async function eraseRows(db: Transaction, entry: PersonalTable, person: Person): Promise<void> {
  const { erased, table } = entry;
  if (erased === "rows") {
    await sql`delete from ${sql.table(table)} where ${belongsTo(entry, person)}`.execute(db);
  } else if ("run" in erased) {
    await erased.run(db, person);
  } else if ("set" in erased) {
    const columns = Object.entries(erased.set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(columns)} where ${belongsTo(entry, person)}`.execute(
      db,
    );
  }
}

/** Stores which employers are responsive; rows that say so already stay as they are. */
import type { Queryable } from "#platform/server/database/database.ts";

export async function setResponsiveEmployers(
  db: Queryable,
  ids: readonly string[],
  responsive: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("employers")
    .set({ responsive })
    .where("id", "in", ids)
    .where("responsive", "!=", responsive)
    .execute();
}

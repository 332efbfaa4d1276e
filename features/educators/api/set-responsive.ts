/** Stores which educators are responsive; rows that say so already stay as they are. */
import type { Queryable } from "#platform/server/database/database.ts";

export async function setResponsiveEducators(
  db: Queryable,
  ids: readonly string[],
  responsive: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("userProfiles")
    .set({ responsive })
    .where("id", "in", ids)
    .where("responsive", "!=", responsive)
    .execute();
}

/** Takes notifications away that ask for nothing any more, in all tabs and devices. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import type { NotificationType } from "../notification-types.ts";
import { notificationStreams } from "./notifications.channel.ts";

/** Those of these types whose metadata contain this. */
export async function endNotifications(
  { db, now }: WriteContext,
  types: readonly NotificationType[],
  metadata: Record<string, string>,
): Promise<void> {
  const rows = await db
    .updateTable("systemNotifications")
    .set({ endDate: now(), ...nextVersion(now()) })
    .where("notificationType", "in", types)
    .where(sql<boolean>`metadata @> ${JSON.stringify(metadata)}::jsonb`)
    .where(sql<boolean>`(end_date is null or end_date > now())`)
    .returningAll()
    .execute();
  for (const row of rows) await broadcastRow(db, notificationStreams, row);
}

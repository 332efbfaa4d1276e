/** A notification under somebody's bell, created by the product itself. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { NotificationType } from "../notification-types.ts";
import { notificationStreams } from "./notifications.channel.ts";

interface NewNotification {
  accountId: string;
  notificationType: NotificationType;
  /** Of a team's member: shown while they act for that program. */
  employerProfileId?: string;
  metadata?: Record<string, unknown>;
}

export async function createNotification(
  { db }: WriteContext,
  { metadata = {}, ...notification }: NewNotification,
): Promise<void> {
  const row = await db
    .insertInto("systemNotifications")
    .values({ ...notification, metadata: JSON.stringify(metadata) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await broadcastRow(db, notificationStreams, row);
}

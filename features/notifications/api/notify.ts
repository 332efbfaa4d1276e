/** Creates a notification for one account; it is broadcast when the transaction commits. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { NotificationType } from "../notification-types.ts";
import { notificationStreams } from "./notifications.channel.ts";

export interface NewNotification {
  accountId: string;
  notificationType: NotificationType;
  /** For one of the account's employer profiles; without it, for each of them. */
  employerProfileId?: string | null;
  userProfileId?: string | null;
  /** When it is shown; from now on by default. */
  startDate?: Date | string;
  endDate?: Date | string | null;
  metadata?: Record<string, unknown>;
}

export async function notify(db: Transaction, notification: NewNotification): Promise<string> {
  const id = await insertNotification(db, notification);
  await broadcastRow(db, notificationStreams, { id, accountId: notification.accountId }, "created");
  return id;
}

/** The row alone, for whoever broadcasts it. */
export async function insertNotification(
  db: Transaction,
  { metadata = {}, ...notification }: NewNotification,
): Promise<string> {
  const { id } = await db
    .insertInto("systemNotifications")
    .values({ ...notification, metadata: JSON.stringify(metadata) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Telling one person something in the app: a row of theirs, heard live once the transaction commits. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { NotificationType } from "../notice-types.ts";
import { notificationStream } from "./notifications.channel.ts";

export interface Notice {
  accountId: string;
  notificationType: NotificationType;
  /** For one of an account's employer profiles; without it, for whichever the account acts as. */
  employerProfileId?: string | null;
  userProfileId?: string | null;
  /** Shown from and until; default from now on. */
  startDate?: Date | string;
  endDate?: Date | string | null;
  metadata?: Record<string, unknown>;
}

export async function notify(db: Transaction, { metadata = {}, ...notice }: Notice): Promise<string> {
  const { id } = await db
    .insertInto("systemNotifications")
    .values({ ...notice, metadata: JSON.stringify(metadata) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await broadcast(db, {
    streams: [notificationStream(notice.accountId)],
    event: "notification.created",
    resource: "system_notifications",
    id,
  });
  return id;
}

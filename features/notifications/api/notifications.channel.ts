/** `NotificationsChannel` broadcasts `notification.created` to the recipient. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";

export const notificationsChannel = channel({
  name: "NotificationsChannel",
  access: "everyone",
  streams: (actor) => [notificationStream(actor.accountId)],
});

const notificationStream = (accountId: string) => `notifications:account:${accountId}`;

/** A notification is broadcast to its recipient alone. */
export const notificationStreams: RowStreams<{ accountId: string }> = {
  type: "system_notifications",
  event: "notification",
  of: ({ accountId }) => [notificationStream(accountId)],
};

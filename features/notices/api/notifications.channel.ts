/** `NotificationsChannel`: `notification.created`, to the account it is for. */
import { channel } from "#platform/server/channel.ts";

export const notificationsChannel = channel({
  name: "NotificationsChannel",
  access: "everyone",
  streams: (actor) => [notificationStream(actor.accountId)],
});

/** Where a notice for this account is announced. */
export const notificationStream = (accountId: string): string => `notifications:account:${accountId}`;

/** What notices add to the server. */
import { feature } from "#platform/server/feature.ts";
import { notificationsChannel } from "./notifications.channel.ts";
import { systemNotifications } from "./system-notification.resource.ts";

export const notices = feature({
  name: "notices",
  resources: [systemNotifications],
  channels: [notificationsChannel],
});

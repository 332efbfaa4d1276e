/** What notices add to the server. */
import { feature } from "#platform/server/feature.ts";
import { notificationsChannel } from "./notifications.channel.ts";
import { systemNotifications } from "./system-notification.resource.ts";
import { noticesPersonalData } from "./personal-data.ts";
import { tutorials } from "./tutorials.ts";

export const notices = feature({
  name: "notices",
  personalData: noticesPersonalData,
  resources: [systemNotifications],
  channels: [notificationsChannel],
  listeners: tutorials,
});

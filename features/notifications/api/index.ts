/** Notifications: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { notificationsChannel } from "./notifications.channel.ts";
import { systemNotifications } from "./system-notification.resource.ts";
import { notificationsPersonalData } from "./personal-data.ts";
import { tutorials } from "./tutorials.ts";

export const notifications = feature({
  name: "notifications",
  personalData: notificationsPersonalData,
  resources: [systemNotifications],
  channels: [notificationsChannel],
  listeners: tutorials,
});

/** What notices add to the server. */
import { feature } from "#platform/server/feature.ts";
import { notificationsChannel } from "./notifications.channel.ts";

export const notices = feature({ name: "notices", channels: [notificationsChannel] });

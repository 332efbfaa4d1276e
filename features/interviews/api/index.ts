/** What interviews add to the server. */
import { feature } from "#platform/server/feature.ts";
import { interviewsChannel } from "./interviews.channel.ts";

export const interviews = feature({ name: "interviews", channels: [interviewsChannel] });

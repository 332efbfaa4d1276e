/** `JobsChannel`: which public job opened, paused or closed, for open lists and job pages. Nothing personal travels. */
import { channel } from "#platform/server/channel.ts";

export const jobsStream = "jobs";

export const jobsChannel = channel({ name: "JobsChannel", access: "everyone", streams: () => [jobsStream] });

/**
 * `ProfileChannel`: `profile.updated`, to the educator whose profile was reviewed, became dormant or was
 * reactivated.
 */
import { channel } from "#platform/server/channel.ts";

export const profileChannel = channel({
  name: "ProfileChannel",
  streams: (actor) => (actor.kind === "educator" ? [profileStream(actor.userProfileId)] : null),
});

export const profileStream = (userProfileId: string) => `profiles:${userProfileId}`;

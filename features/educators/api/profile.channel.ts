/**
 * `ProfileChannel`: `profile.updated`, to the educator whose profile was reviewed, became dormant or was
 * reactivated.
 */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";

export const profileChannel = channel({
  name: "ProfileChannel",
  streams: (actor) => (actor.kind === "educator" ? [profileStream(actor.userProfileId)] : null),
});

const profileStream = (userProfileId: string) => `profiles:${userProfileId}`;

export const profileStreams: RowStreams<{ id: string }> = {
  type: "user_profiles",
  event: "profile",
  of: ({ id }) => [profileStream(id)],
};

/** `SubscriptionsChannel`: `subscription.updated` to the team, when a payment or a change of plan comes through. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";

export const subscriptionsChannel = channel({
  name: "SubscriptionsChannel",
  access: "own",
  streams: (actor) => (actor.kind === "employer" ? [employerStream(actor.employerId)] : null),
});

const employerStream = (employerId: string) => `subscriptions:employer:${employerId}`;

export const subscriptionStreams: RowStreams<{ employerId: string }> = {
  type: "subscriptions",
  event: "subscription",
  of: ({ employerId }) => [employerStream(employerId)],
};

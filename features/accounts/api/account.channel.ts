/** `AccountChannel`: `account.updated`, to the account itself, when its address was confirmed or replaced. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";

export const accountChannel = channel({
  name: "AccountChannel",
  access: "everyone",
  streams: (actor) => [accountStream(actor.accountId)],
});

const accountStream = (accountId: string) => `accounts:${accountId}`;

/** To the owner of an account. */
export const accountStreams: RowStreams<{ id: string }> = {
  type: "account",
  event: "account",
  of: ({ id }) => [accountStream(id)],
};

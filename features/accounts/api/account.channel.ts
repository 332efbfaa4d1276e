/** `AccountChannel`: `account.updated`, to the account itself, when its address was confirmed or replaced. */
import { channel } from "#platform/server/channel.ts";

export const accountChannel = channel({
  name: "AccountChannel",
  access: "everyone",
  streams: (actor) => [accountStream(actor.accountId)],
});

/** Where what happens to an account is announced to its owner. */
export const accountStream = (accountId: string): string => `accounts:${accountId}`;

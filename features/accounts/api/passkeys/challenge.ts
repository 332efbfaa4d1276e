/** What a browser is asked to sign with a passkey: random, for one brand's domain, answered once. */
import type { Queryable } from "#platform/server/database/database.ts";

const challengeMinutes = 5;

export interface ChallengePurpose {
  /** The relying party's id: the host of the brand the caller is at, as the server knows it. */
  domain: string;
  /** Whose passkey is being added; null where somebody logs in. */
  accountId: string | null;
}

/** The relying party of an origin that the server knows (`context.origin`, never a header). */
export const domainOf = (origin: string): string => new URL(origin).hostname;

export async function storeChallenge(
  db: Queryable,
  challenge: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insertInto("passkeyChallenges")
    .values({ challenge, ...purpose, expiresAt })
    .execute();
}

/** Whether the challenge was asked for this purpose and is in time and unanswered; then it is answered. */
export async function consumeChallenge(
  db: Queryable,
  challenge: string,
  { domain, accountId }: ChallengePurpose,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .deleteFrom("passkeyChallenges")
    .where("challenge", "=", challenge)
    .where("domain", "=", domain)
    .where("accountId", accountId === null ? "is" : "=", accountId)
    .where("expiresAt", ">", now)
    .returning("challenge")
    .executeTakeFirst();
  return consumed !== undefined;
}

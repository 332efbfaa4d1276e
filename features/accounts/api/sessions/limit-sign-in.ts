/** Limits password guessing: failed sign-ins from one address, and for one email. */
import { addressKey } from "#platform/server/http/address-key.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/database.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { dayMs } from "#platform/shared/duration.ts";
import { limitAttempts } from "./limit-attempts.ts";

type Limits = Pick<Config, "signInPerMinutePerAddress" | "signInPerMinutePerEmail">;

/** From all addresses together that the account never signed in from: many computers guessing one password. */
const maxFailuresPerHourFromUnknownAddresses = 100;
const knownAddressDays = 90;

interface SignInAttempt {
  address: string;
  email: string;
  /** The account signed in from this address before: other people's failures do not lock it out. */
  isKnown: boolean;
}

export function limitSignIn(config: Limits) {
  const perMinute = { perSeconds: 60 };
  const addresses = limitAttempts({ ...perMinute, most: config.signInPerMinutePerAddress });
  const pairs = limitAttempts({ ...perMinute, most: config.signInPerMinutePerEmail });
  const emails = limitAttempts({ perSeconds: 3600, most: maxFailuresPerHourFromUnknownAddresses });
  const requests = new RateLimiterMemory({ points: config.signInPerMinutePerAddress, duration: 60 });
  const mails = new RateLimiterMemory({ points: config.signInPerMinutePerEmail, duration: 60 });
  return {
    /** Counts every request of an address, successful or not. */
    address: (address: string) => consume(requests, addressKey(address)),
    /** Counts every request of an address about an e-mail. */
    mail: async (address: string, email: string) => {
      await consume(requests, addressKey(address));
      await consume(mails, addressAndEmailKey(address, email));
    },
    /** Runs an attempt; only failures count, those of one address for one e-mail first. */
    signIn: <T>({ address, email, isKnown }: SignInAttempt, attempt: () => Promise<T>): Promise<T> =>
      addresses(addressKey(address), () =>
        pairs(addressAndEmailKey(address, email), () => (isKnown ? attempt() : emails(email, attempt))),
      ),
  };
}

/** Whether the account of an e-mail signed in from an address within three months. */
export async function isKnownAddress(
  db: Database,
  { address, email }: Pick<SignInAttempt, "address" | "email">,
  now: Date,
): Promise<boolean> {
  const session = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.accountId")
    .select("sessions.id")
    .where("accounts.email", "=", email)
    .where("sessions.address", "=", address)
    .where("sessions.impersonatorId", "is", null)
    .where("sessions.lastUsedAt", ">", new Date(now.getTime() - knownAddressDays * dayMs))
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

const addressAndEmailKey = (address: string, email: string) => `${addressKey(address)} ${email}`;

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

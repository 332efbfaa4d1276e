/** Slows guessing down: failed sign-ins from one address, and for one e-mail (API contract, section 7). */
import { addressKey } from "#platform/server/http/address-key.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/database.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { limitAttempts } from "./limit-attempts.ts";

type Limits = Pick<Config, "signInPerMinutePerAddress" | "signInPerMinutePerEmail">;

/** From all addresses that an account never signed in from together: many computers guessing at one password. */
const strangerFailuresPerHour = 100;
const knownForDays = 90;

interface SignInAttempt {
  address: string;
  email: string;
  /** The account signed in from this address before: strangers' failures do not keep it out. */
  isKnown: boolean;
}

export function limitSignIn(config: Limits) {
  const perMinute = { perSeconds: 60 };
  const addresses = limitAttempts({ ...perMinute, most: config.signInPerMinutePerAddress });
  const pairs = limitAttempts({ ...perMinute, most: config.signInPerMinutePerEmail });
  const emails = limitAttempts({ perSeconds: 3600, most: strangerFailuresPerHour });
  const requests = new RateLimiterMemory({ points: config.signInPerMinutePerAddress, duration: 60 });
  const mails = new RateLimiterMemory({ points: config.signInPerMinutePerEmail, duration: 60 });
  return {
    /** Counts every request of an address, whatever becomes of it. */
    address: (address: string) => take(requests, addressKey(address)),
    /** Counts every request of an address about an e-mail. */
    mail: async (address: string, email: string) => {
      await take(requests, addressKey(address));
      await take(mails, keyOf(address, email));
    },
    /** Runs an attempt; only failures count, those of one address for one e-mail first. */
    signIn: <T>({ address, email, isKnown }: SignInAttempt, attempt: () => Promise<T>): Promise<T> =>
      addresses(addressKey(address), () =>
        pairs(keyOf(address, email), () => (isKnown ? attempt() : emails(email, attempt))),
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
    .where("sessions.lastUsedAt", ">", new Date(now.getTime() - knownForDays * 86_400_000))
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

const keyOf = (address: string, email: string) => `${addressKey(address)} ${email}`;

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw tooManyRequests(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

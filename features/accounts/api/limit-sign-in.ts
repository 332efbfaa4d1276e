/** Slows guessing down: sign-in attempts for one address and for one e-mail (API contract, section 7). */
import type { Config } from "#platform/server/config.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

type Limits = Pick<Config, "signInPerMinutePerAddress" | "signInPerMinutePerEmail">;

export function limitSignIn(config: Limits) {
  const addresses = perMinute(config.signInPerMinutePerAddress);
  const emails = perMinute(config.signInPerMinutePerEmail);
  return {
    address: (address: string) => take(addresses, address),
    signIn: async (address: string, email: string) => {
      await take(addresses, address);
      await take(emails, email);
    },
  };
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw tooManyRequests(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

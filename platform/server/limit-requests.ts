/** How many requests a minute one guest address and one account may make (API contract, section 7). */
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import type { Config } from "./config.ts";
import { tooManyRequests } from "./errors.ts";

type Limits = Pick<Config, "requestsPerMinutePerAddress" | "requestsPerMinutePerAccount">;

/** Counted per process: with several web processes each allows its share of the whole. Throws `429`. */
export function limitRequests(limits: Limits) {
  const addresses = new RateLimiterMemory({ points: limits.requestsPerMinutePerAddress, duration: 60 });
  const accounts = new RateLimiterMemory({ points: limits.requestsPerMinutePerAccount, duration: 60 });
  return async (actor: Actor, address: string): Promise<void> => {
    try {
      await (isSignedIn(actor) ? accounts.consume(actor.accountId) : addresses.consume(address));
    } catch (refusal) {
      throw tooManyRequests(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  };
}

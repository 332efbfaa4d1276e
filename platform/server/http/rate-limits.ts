/** How many requests a minute one guest address and one account may make. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "./address-key.ts";
import type { Config } from "../config/config.ts";
import { tooManyRequests } from "../errors.ts";

type Limits = Pick<Config, "requestsPerMinutePerAddress" | "requestsPerMinutePerAccount">;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counted per process: with several web processes each allows its share of the whole. Each throws `429`. */
export function createRateLimits(limits: Limits) {
  const perAddress = () =>
    new RateLimiterMemory({ points: limits.requestsPerMinutePerAddress, duration: 60 });
  const perAccount = () =>
    new RateLimiterMemory({ points: limits.requestsPerMinutePerAccount, duration: 60 });
  const [guests, pages, sessions, accounts] = [perAddress(), perAddress(), perAccount(), perAccount()];
  return {
    /** Calls without a session, and those with an invalid token. */
    guest: (address: string) => consume(guests, addressKey(address)),
    /** Pages are work of another weight, so they have a count of their own; so have site maps. */
    page: (address: string) => consume(pages, addressKey(address)),
    /** Before the session is looked up, so that a revoked one costs only its holder. */
    session: (sessionId: string) => consume(sessions, sessionId),
    account: (accountId: string) => consume(accounts, accountId),
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** How much of what happens one network address or account may have stored: counted apart from all other requests. */
import type { Config } from "#platform/server/config/config.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const secondsPerDay = 86_400;

/**
 * Reports a minute and a day, counted per process. `key` is an account's id or a guest's address.
 * @throws ApiError 429
 */
export function limitTracking(config: Pick<Config, "trackingPerMinute" | "trackingPerDay">) {
  const limiters = [
    new RateLimiterMemory({ points: config.trackingPerMinute, duration: 60 }),
    new RateLimiterMemory({ points: config.trackingPerDay, duration: secondsPerDay }),
  ];
  return async (key: string): Promise<void> => {
    try {
      for (const limiter of limiters) await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** Limits guessing: counts only failures, so that correct attempts never lock anybody out. */
import { ApiError, tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

interface Limit {
  most: number;
  perSeconds: number;
}

/**
 * Runs an attempt for a key: `429` before it after too many failures; a rejection (an `ApiError` of 401, 403
 * or 422) counts as one. Counted per process and before the attempt: parallel attempts cannot all be the
 * first.
 */
export function limitAttempts({ most, perSeconds }: Limit) {
  const limiter = new RateLimiterMemory({ points: most, duration: perSeconds });
  return async <T>(key: string, attempt: () => Promise<T>): Promise<T> => {
    await limiter.consume(key).catch((refusal: RateLimiterRes) => {
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    });
    const isFailure = (error: unknown) => error instanceof ApiError && [401, 403, 422].includes(error.status);
    try {
      const result = await attempt();
      await limiter.reward(key);
      return result;
    } catch (error) {
      if (!isFailure(error)) await limiter.reward(key);
      throw error;
    }
  };
}

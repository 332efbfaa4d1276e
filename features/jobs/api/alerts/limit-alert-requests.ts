/** Limits how often one address may request alerts without an account: as often as it may try to sign in. */
import { addressKey } from "#platform/server/http/address-key.ts";
import type { Config } from "#platform/server/config/config.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

export function limitAlertRequests({
  signInPerMinutePerAddress: points,
}: Pick<Config, "signInPerMinutePerAddress">) {
  const addresses = new RateLimiterMemory({ points, duration: 60 });
  return async (address: string): Promise<void> => {
    try {
      await addresses.consume(addressKey(address));
    } catch (refusal) {
      throw tooManyRequests(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  };
}

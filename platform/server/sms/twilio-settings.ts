/** Twilio by the settings of a process: all of it, or none. */
import { Refusal } from "#platform/shared/refusal.ts";
import type { Config } from "../config.ts";
import type { JobSettings } from "../job.ts";

/** @throws Refusal where only a part of it is set. */
export function textsOf(config: Config): Pick<JobSettings, "twilio"> {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioFrom: from } = config;
  if (!accountSid && !authToken && !from) return {};
  if (!accountSid || !authToken || !from) {
    throw new Refusal("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.");
  }
  return { twilio: { accountSid, authToken, from, url: config.twilioUrl ?? "https://api.twilio.com" } };
}

/** Twilio by the settings of a process: all of it, or none. */
import { CommandError } from "#platform/shared/command-error.ts";
import type { Config } from "../config/config.ts";
import type { JobSettings } from "../job.ts";

/** @throws CommandError where only a part of it is set. */
export function twilioSettingsOf(config: Config): Pick<JobSettings, "twilio"> {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioFrom: from } = config;
  if (!accountSid && !authToken && !from) return {};
  if (!accountSid || !authToken || !from) {
    throw new CommandError("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.");
  }
  return { twilio: { accountSid, authToken, from, url: config.twilioUrl ?? "https://api.twilio.com" } };
}

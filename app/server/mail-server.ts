/** Where mail goes by the settings, and the refusal to run for real people without a mail server. */
import type { Config } from "#platform/server/config/config.ts";
import { CommandError } from "#platform/shared/command-error.ts";

type MailSettings = Pick<Config, "mail" | "smtpUrl" | "smtpRequireTls" | "mailFrom" | "sample">;

/** @throws CommandError where resets, invitations and reminders would vanish without a word. */
export function requireMailServer({ mail, smtpUrl, sample }: MailSettings): void {
  if (sample || !mail || smtpUrl) return;
  throw new CommandError(
    "SMTP_URL is not set, so nobody would get the mails that confirm addresses, reset passwords and invite: " +
      "set SMTP_URL, or MAIL=off where no mail is to leave.",
  );
}

/** The options of `openMail`; without an `smtpUrl` mails stay in the inbox. */
export const mailSettingsOf = ({ mail, smtpUrl, smtpRequireTls, mailFrom }: MailSettings) => ({
  from: mailFrom,
  smtpUrl: mail ? smtpUrl : undefined,
  // The default of the transport knows that a server on this machine needs none.
  requireTls: smtpRequireTls ? undefined : false,
});

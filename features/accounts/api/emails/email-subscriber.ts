/**
 * Emails an account and notifies its devices, unless it switched that off for the type of email. All features write to
 * people through this function.
 */
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { writeMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
import { pushToAccount } from "../push/push-to-account.ts";
import { gatherTime } from "./gather-mail.ts";
import { sendGatheredMails } from "./gathered-mails.job.ts";
import { hadNewsThisWeek } from "./news-limit.query.ts";
import { findSubscriber } from "./subscriber.query.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

interface SubscriberMessage {
  accountId: string;
  /** Names the occasion and the reader; a key is good for one mail, and for one notification, for ever. */
  key: string;
  template: BoundMail;
  /** Devices are notified also at night: an interview within hours. */
  isUrgent?: boolean;
  /** From this time on devices are not notified any more. */
  until?: Date;
  now?: Date;
}

export interface SubscriberEmail extends SubscriberMessage {
  replyTo?: string;
  /** An invitation that calendar programs show. */
  calendar?: MailCalendar;
}

/**
 * False when no email was sent: the account is closed or does not want this email, or the key was used before.
 * Email without a type is about the account itself and is always sent. Whether it waits for others: `gatherTime`.
 */
export async function emailSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin" | "tokens">,
  { replyTo, calendar, ...message }: SubscriberEmail,
): Promise<boolean> {
  const { accountId, key, template, now = new Date() } = message;
  const reader = await findSubscriber(db, settings, accountId, template.emailType);
  if (!reader) return false;
  const { kind, email, origin, language, brand } = reader;
  if (kind?.push && template.push) await pushToAccount(db, { ...message, language, brand });
  if (template.emailType && !reader.emailNotifications) return false;
  if (kind && !kind.enabled) return false;
  if (kind?.mailerType === "marketing" && (await hadNewsThisWeek(db, { accountId, email }, now)))
    return false;
  // An answer to it or an invitation in it is to this one alone.
  const standsAlone = replyTo !== undefined || calendar !== undefined;
  const gatherUntil =
    kind && !standsAlone ? await gatherTime(db, { accountId, email, kind, template, now }) : undefined;
  const mailId = await writeMail(db, {
    ...{ key, to: email, template, language, brand, gatherUntil },
    ...(kind ? { unsubscribeUrl: await unsubscribeUrl(settings.tokens, origin, accountId, kind.key) } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(calendar ? { calendar } : {}),
  });
  if (mailId && gatherUntil)
    await sendGatheredMails.enqueue(db, { accountId, mailId }, { key: mailId, at: gatherUntil });
  return mailId !== undefined;
}

/** Only the devices, ahead of the email: that email, by the same key, does not notify them again. */
export async function pushToSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  message: SubscriberMessage,
): Promise<boolean> {
  const reader = await findSubscriber(db, settings, message.accountId, message.template.emailType);
  if (!reader?.kind?.push) return false;
  return pushToAccount(db, { ...message, language: reader.language, brand: reader.brand });
}

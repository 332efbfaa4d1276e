/**
 * Emails an account and notifies its devices, unless it switched that off for the type of email. All features write to
 * people through this function.
 */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
import { pushToAccount } from "../push/push-to-account.ts";
import { findAccountEmailType } from "./email-preferences.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

export interface SubscriberEmail {
  accountId: string;
  /** Names the occasion and the reader; a key is good for one mail, for ever. */
  key: string;
  template: BoundMail;
  replyTo?: string;
  /** An invitation that calendar programs show. */
  calendar?: MailCalendar;
  /** Devices are notified also at night: an interview within hours. */
  isUrgent?: boolean;
  /** From this time on devices are not notified any more. */
  until?: Date;
  now?: Date;
}

/**
 * False when no email was sent: the account is closed or does not want this email, or the key was used before.
 * Email without a type is about the account itself and is always sent.
 */
export async function emailSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin" | "tokens">,
  { accountId, key, template, replyTo, calendar, ...push }: SubscriberEmail,
): Promise<boolean> {
  const reader = await findRecipient(db, accountId);
  if (!reader || reader.closedAt) return false;
  const { emailType } = template;
  const kind = emailType ? await findAccountEmailType(db, accountId, emailType) : undefined;
  if (kind && !kind.active) return false;
  const site = await brandById(db, reader.brandId);
  const origin = originOf(site, settings.origin);
  const brand = mailBrandOf(site, origin);
  const language = reader.language === "es" ? "es" : "en";
  if (kind?.push) await pushToAccount(db, { accountId, key, template, language, brand, ...push });
  if (emailType && !reader.emailNotifications) return false;
  if (kind && !kind.enabled) return false;
  return sendMail(db, {
    key,
    to: reader.email,
    template,
    language,
    brand,
    ...(kind ? { unsubscribeUrl: await unsubscribeUrl(settings.tokens, origin, accountId, kind.key) } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(calendar ? { calendar } : {}),
  });
}

const findRecipient = (db: Queryable, accountId: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "language", "emailNotifications", "closedAt", "brandId"])
    .where("id", "=", accountId)
    .executeTakeFirst();

/**
 * Emails an account, unless it switched that type of email off. All features send their emails through this
 * function.
 */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
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
}

/**
 * False when nothing was sent: the account is closed or does not want this email, or the key was used before.
 * Email without a type is about the account itself and is always sent.
 */
export async function emailSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin" | "tokens">,
  { accountId, key, template, replyTo, calendar }: SubscriberEmail,
): Promise<boolean> {
  const reader = await findRecipient(db, accountId);
  if (!reader || reader.closedAt) return false;
  const { emailType } = template;
  const kind = emailType ? await findAccountEmailType(db, accountId, emailType) : undefined;
  if (emailType && !reader.emailNotifications) return false;
  if (kind && !(kind.active && kind.enabled)) return false;
  const brand = await brandById(db, reader.brandId);
  const origin = originOf(brand, settings.origin);
  return sendMail(db, {
    key,
    to: reader.email,
    template,
    language: reader.language === "es" ? "es" : "en",
    brand: mailBrandOf(brand, origin),
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

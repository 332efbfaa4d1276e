/**
 * Emails an account and notifies its devices, unless it switched that off for the type of email. All features write to
 * people through this function.
 */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Language } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
import { pushToAccount } from "../push/push-to-account.ts";
import { findAccountEmailType } from "./email-preferences.ts";
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
 * Email without a type is about the account itself and is always sent.
 */
export async function emailSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin" | "tokens">,
  { replyTo, calendar, ...message }: SubscriberEmail,
): Promise<boolean> {
  const { accountId, key, template } = message;
  const reader = await findSubscriber(db, settings, message);
  if (!reader) return false;
  const { kind, origin, language, brand } = reader;
  if (kind?.push) await pushToAccount(db, { ...message, language, brand });
  if (template.emailType && !reader.emailNotifications) return false;
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

/** Only the devices, ahead of the email: that email, by the same key, does not notify them again. */
export async function pushToSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  message: SubscriberMessage,
): Promise<boolean> {
  const reader = await findSubscriber(db, settings, message);
  if (!reader?.kind?.push) return false;
  return pushToAccount(db, { ...message, language: reader.language, brand: reader.brand });
}

/** The reader with the type of email it is; undefined for a closed account, or a type that operators stopped. */
async function findSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  { accountId, template: { emailType } }: SubscriberMessage,
) {
  const account = await db
    .selectFrom("accounts")
    .select(["email", "language", "emailNotifications", "closedAt", "brandId"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account || account.closedAt) return undefined;
  const kind = emailType ? await findAccountEmailType(db, accountId, emailType) : undefined;
  if (kind && !kind.active) return undefined;
  const site = await brandById(db, account.brandId);
  const origin = originOf(site, settings.origin);
  const language: Language = account.language === "es" ? "es" : "en";
  return { ...account, kind, origin, language, brand: mailBrandOf(site, origin) };
}

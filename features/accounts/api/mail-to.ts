/** Sends a mail to an account, unless it switched that kind of mail off: the one door all features' mails go through. */
import { type BrandRow, mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
import { kindOfMail } from "./email-preferences.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

export interface Letter {
  accountId: string;
  /** Names the occasion and the reader; a key is good for one mail, for ever. */
  key: string;
  template: BoundMail;
  replyTo?: string;
  /** An invitation that calendar programs show. */
  calendar?: MailCalendar;
}

/**
 * False where nothing was sent: the account is closed or does not want this mail, or the key was used before. Mail of
 * no kind is about the account itself and always goes.
 */
export async function mailTo(
  db: Queryable,
  settings: Pick<JobSettings, "origin" | "tokens">,
  { accountId, key, template, replyTo, calendar }: Letter,
): Promise<boolean> {
  const reader = await readerOf(db, accountId);
  if (!reader || reader.closedAt) return false;
  const { emailType } = template;
  const kind = emailType ? await kindOfMail(db, accountId, emailType) : undefined;
  if (emailType && !reader.emailNotifications) return false;
  if (kind && !(kind.active && kind.enabled)) return false;
  const brand = reader.id ? (reader as unknown as BrandRow) : null;
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

/** The account beside its brand, or the default one. */
const readerOf = (db: Queryable, accountId: string) =>
  db
    .selectFrom("accounts")
    .leftJoin("brands", (join) =>
      join.on((eb) =>
        eb.or([
          eb("brands.id", "=", eb.ref("accounts.brandId")),
          eb.and([eb("accounts.brandId", "is", null), eb("brands.isDefault", "=", true)]),
        ]),
      ),
    )
    .selectAll("brands")
    .select(["accounts.email", "accounts.language", "accounts.emailNotifications", "accounts.closedAt"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirst();

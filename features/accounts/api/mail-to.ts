/** Sends a mail to an account, unless it switched that kind of mail off: the one door all features' mails go through. */
import { type BrandRow, mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";

export interface Letter {
  accountId: string;
  /** Names the occasion and the reader; a key is good for one mail, for ever. */
  key: string;
  template: BoundMail;
  replyTo?: string;
  /** An invitation that calendar programs show. */
  calendar?: MailCalendar;
}

/** False where nothing was sent: the account is closed or does not want this mail, or the key was used before. */
export async function mailTo(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  { accountId, key, template, replyTo, calendar }: Letter,
): Promise<boolean> {
  const account = await db
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
  if (!account || account.closedAt || (template.emailType && !account.emailNotifications)) return false;
  const brand = account.id ? (account as unknown as BrandRow) : null;
  return sendMail(db, {
    key,
    to: account.email,
    template,
    language: account.language === "es" ? "es" : "en",
    brand: mailBrandOf(brand, originOf(brand, settings.origin)),
    ...(replyTo ? { replyTo } : {}),
    ...(calendar ? { calendar } : {}),
  });
}

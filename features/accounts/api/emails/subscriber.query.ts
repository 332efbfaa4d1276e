/** Whom a message is for: the account with its brand and language, and what it wants of that type of email. */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Language } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { findAccountEmailType } from "./email-preferences.ts";

/** The reader with the type of email it is; undefined for a closed account, or a type that operators stopped. */
export async function findSubscriber(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  accountId: string,
  emailType: string | null,
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

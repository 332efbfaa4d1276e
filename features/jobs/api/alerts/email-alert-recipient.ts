/** Emails the recipient of an alert: through the account's own settings, else to the confirmed address. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { brandById, brandOfAccount } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Language } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import type { Row } from "#platform/server/resource.ts";
import { savedSearchesPath } from "../../alert-search.ts";
import { alertUrl } from "./alert-link.ts";

type Alert = Pick<Row<"jobAlerts">, "id" | "accountId" | "email" | "brandId" | "language">;

interface AlertEmail {
  key: string;
  /** The link is signed where the reader need not log in by it; an account changes its alerts where it sees all. */
  write: (manageUrl: string, language: Language) => BoundMail | Promise<BoundMail>;
  isSignedFor?: "everybody";
}

/** False where nothing was sent: unsubscribed, closed, or sent before. */
export async function emailAlertRecipient(
  db: Transaction,
  settings: Pick<JobSettings, "origin" | "tokens">,
  alert: Alert,
  { key, write, isSignedFor }: AlertEmail,
): Promise<boolean> {
  const brand = alert.accountId
    ? await brandOfAccount(db, alert.accountId)
    : await brandById(db, alert.brandId);
  const origin = originOf(brand, settings.origin);
  const signed = await alertUrl(settings.tokens, origin, alert.id);
  const language = languageOf(
    alert.accountId ? await languageOfAccount(db, alert.accountId) : alert.language,
  );
  if (alert.accountId) {
    const manageUrl = isSignedFor ? signed : `${origin}${savedSearchesPath}`;
    return emailSubscriber(db, settings, {
      accountId: alert.accountId,
      key,
      template: await write(manageUrl, language),
    });
  }
  return sendMail(db, {
    key,
    to: alert.email!,
    template: await write(signed, language),
    language,
    brand: mailBrandOf(brand, origin),
    unsubscribeUrl: signed,
  });
}

const languageOf = (language: string): Language => (language === "es" ? "es" : "en");

async function languageOfAccount(db: Transaction, id: string): Promise<string> {
  const account = await db.selectFrom("accounts").select("language").where("id", "=", id).executeTakeFirst();
  return account?.language ?? "en";
}

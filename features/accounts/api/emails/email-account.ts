/** Emails an account at its own address, in its language, in the look of its brand and with links to that. */
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";

interface Recipient {
  id: string;
  email: string;
  language: string;
}

export async function emailAccount(
  db: Queryable,
  at: Pick<Context, "origin" | "productOrigin">,
  reader: Recipient,
  key: string,
  template: BoundMail,
): Promise<void> {
  const language = reader.language === "es" ? "es" : "en";
  const brand = await mailBrandOfAccount(db, at, reader.id);
  await sendMail(db, { key, to: reader.email, template, language, brand });
}

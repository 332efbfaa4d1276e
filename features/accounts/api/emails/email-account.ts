/** Emails an account at its own address, in its language and in the look of its brand. */
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";

interface Recipient {
  email: string;
  language: string;
}

export async function emailAccount(
  db: Queryable,
  { origin }: Pick<Context, "origin">,
  reader: Recipient,
  key: string,
  template: BoundMail,
): Promise<void> {
  const language = reader.language === "es" ? "es" : "en";
  await sendMail(db, { key, to: reader.email, template, language, brand: await mailBrandAt(db, origin) });
}

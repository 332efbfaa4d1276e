/** Notifies the devices of an account of what a mail of an email type says: its subject, and where it leads. */
import type { Language } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { MailBrand } from "#platform/server/mail/brand.ts";
import { readMail } from "#platform/server/mail/send.ts";
import type { BoundMail } from "#platform/server/mail/template.ts";
import { findAccountPhone } from "../sms/phone-number.query.ts";
import { afterQuietHours } from "../../quiet-hours.ts";
import { deliverPush } from "./deliver-push.job.ts";
import { hasPushSubscription } from "./push-subscription.query.ts";

export interface AccountPush {
  accountId: string;
  /** Names the occasion and the reader; a key is good for one message, for ever. */
  key: string;
  template: BoundMail;
  language: Language;
  brand: MailBrand;
  /** Also at night: an interview within hours. */
  isUrgent?: boolean | undefined;
  /** Of no use from this time on. */
  until?: Date | undefined;
  now?: Date | undefined;
}

const maxTitleLength = 200;

/** False where no device asked for it, it is too late once quiet hours are over, or the key was used before. */
export async function pushToAccount(
  db: Queryable,
  { accountId, key, template, language, brand, isUrgent = false, until, now = new Date() }: AccountPush,
): Promise<boolean> {
  if (!(await hasPushSubscription(db, accountId, now))) return false;
  const { timeZone } = await findAccountPhone(db, accountId);
  const at = isUrgent ? now : afterQuietHours(now, timeZone);
  if (until && at >= until) return false;
  const { subject, blocks } = readMail(template, language, brand);
  const button = blocks.find((block) => "button" in block);
  const row = await db
    .insertInto("pushMessages")
    .values({
      ...{ key, accountId, title: subject.slice(0, maxTitleLength) },
      path: pathOn(brand.origin, button?.url),
      expiresAt: until ?? null,
    })
    .onConflict((known) => known.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await deliverPush.enqueue(db, { messageId: row.id }, { key: row.id, ...(at > now && { at }) });
  return row !== undefined;
}

/** A device opens pages of the brand at which it subscribed. */
function pathOn(origin: string, url: string | undefined): string {
  if (!url || new URL(url).origin !== new URL(origin).origin) return "/";
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

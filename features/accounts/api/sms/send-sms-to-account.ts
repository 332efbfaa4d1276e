/**
 * Sends a text message to an account that agreed to them. All features send their text messages through this
 * function.
 */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { sendSms } from "#platform/server/sms/send-sms.ts";
import { translator } from "#platform/server/translations.ts";
import type { BoundSms } from "#platform/server/sms/sms-template.ts";
import { catalogueRow, isNotificationId } from "../../notification-catalogue.ts";
import { findAccountEmailType } from "../emails/email-preferences.ts";
import { findAccountPhone } from "./phone-number.query.ts";
import { phoneCodeKey } from "./verify-phone.action.ts";
import { afterQuietHours } from "../../quiet-hours.ts";

export interface AccountSms {
  accountId: string;
  /** Names the occasion and the recipient; a key is used for one message only. */
  key: string;
  /** One or two sentences; the brand's name precedes them. */
  template: BoundSms;
  /** Also at night: an interview within hours. */
  isUrgent?: boolean;
  /** Of no use from this time on. */
  until?: Date;
  now?: Date;
}

/**
 * False where nothing was sent: no consent or no wish for texts of this type, no phone number that they confirmed, too late by the time quiet hours are
 * over, or the key was used before.
 */
export async function sendSmsToAccount(
  db: Queryable,
  settings: Pick<JobSettings, "origin">,
  { accountId, key, template, isUrgent = false, until, now = new Date() }: AccountSms,
): Promise<boolean> {
  const reader = await readerOf(db, accountId);
  const to = reader?.isVerified ? reader.address : undefined;
  if (!reader || !to || reader.closedAt || !reader.smsNotifications || !reader.smsConsentedAt) return false;
  if (!(await wantsTexts(db, accountId, template.id))) return false;
  const at = isUrgent ? now : afterQuietHours(now, reader.timeZone);
  if (until && at >= until) return false;
  const language = reader.language === "es" ? "es" : "en";
  const t = translator(language);
  const { brand } = reader;
  const { name } = mailBrandOf(brand, originOf(brand, settings.origin));
  const body = `${name}: ${template.write({ t, language })}`;
  // The first message says how to end them, as carriers require.
  const isFirst = !reader.wasWrittenTo;
  return sendSms(db, {
    key,
    accountId,
    to,
    body: isFirst ? `${body} ${t(/*i18n*/ "Reply STOP to end these texts.")}` : body,
    ...(at > now && { at }),
  });
}

/** By the type of email of its occasion, which operators may have stopped for everybody. */
async function wantsTexts(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const emailType = isNotificationId(id) ? catalogueRow(id).emailType : null;
  if (!emailType) return true;
  const kind = await findAccountEmailType(db, accountId, emailType);
  return kind?.active === true && kind.sms;
}

async function readerOf(db: Queryable, accountId: string) {
  const account = await db
    .selectFrom("accounts")
    .select(["language", "closedAt", "smsNotifications", "smsConsentedAt", "brandId"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("smsMessages")
            .select("id")
            .whereRef("accountId", "=", "accounts.id")
            .where("key", "not like", `${phoneCodeKey}%`),
        )
        .as("wasWrittenTo"),
    )
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account?.smsConsentedAt) return undefined;
  const brand = await brandById(db, account.brandId);
  return { ...account, brand, ...(await findAccountPhone(db, accountId)) };
}

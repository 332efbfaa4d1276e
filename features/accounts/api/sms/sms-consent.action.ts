/** Switches text messages on or off, recording when and to which text the account agreed. */
import type { Language, WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { cancelQueuedSms } from "#platform/server/sms/send-sms.ts";
import { translator } from "#platform/server/translations.ts";
import { requireAccountOwner } from "../sessions/require-owner.ts";
import { phoneRequired, smsConsentText } from "../../sms-consent.ts";

/** The consent text as shown, in the language in which it was shown. */
export function consentText(language: Language): string {
  const t = translator(language);
  return `${t(smsConsentText.label)}. ${t(smsConsentText.hint)}`;
}

/** `PUT account {smsNotifications}`. An educator without a phone number must first add one to the profile. */
export async function setSmsConsent(context: WriteContext, id: string, wanted: boolean): Promise<void> {
  const { db, language } = context;
  if (!wanted) return stopSms(db, [id]);
  // An operator cannot agree for the owner, to whom the text was not shown.
  requireAccountOwner(context.actor);
  if (await isEducatorWithoutPhone(db, id)) {
    throw invalidFields([{ field: "phoneNumber", message: phoneRequired }], () => null);
  }
  await resumeSms(db, id, consentText(language), context.now());
}

export async function resumeSms(db: Transaction, id: string, words: string, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ smsNotifications: true, smsConsentedAt: now, smsConsentText: words })
    .where("id", "=", id)
    .execute();
}

/** The consent stays on record; queued messages are not sent. */
export async function stopSms(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("accounts").set({ smsNotifications: false }).where("id", "in", ids).execute();
  await cancelQueuedSms(db, ids, "stopped by its reader");
}

async function isEducatorWithoutPhone(db: Transaction, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("phoneNumber")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return profile !== undefined && !profile.phoneNumber;
}

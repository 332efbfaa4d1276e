/** Text messages switched on or off: with them on, when and to which words somebody agreed. */
import type { Language, WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { cancelQueuedSms } from "#platform/server/sms/send-sms.ts";
import { translator } from "#platform/server/translations.ts";
import { notWhileActing } from "./sudo.ts";
import { phoneNeeded, textConsent } from "../text-consent.ts";

/** The words as they were shown, in the language they were shown in. */
export function consentWords(language: Language): string {
  const t = translator(language);
  return `${t(textConsent.label)}. ${t(textConsent.hint)}`;
}

/** `PUT account {smsNotifications}`. An educator without a phone number is asked for it: it stands on the profile. */
export async function chooseTexts(context: WriteContext, id: string, wanted: boolean): Promise<void> {
  const { db, language } = context;
  if (!wanted) return stopTexts(db, [id]);
  // Nobody agrees for somebody else: the words were never shown to them.
  notWhileActing(context.actor);
  if (await isEducatorWithoutPhone(db, id)) {
    throw invalidFields([{ field: "phoneNumber", message: phoneNeeded }], () => null);
  }
  await allowTexts(db, id, consentWords(language), context.now());
}

export async function allowTexts(db: Transaction, id: string, words: string, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ smsNotifications: true, smsConsentedAt: now, smsConsentText: words })
    .where("id", "=", id)
    .execute();
}

/** What was agreed to stays on record; what waits to go out goes no more. */
export async function stopTexts(db: Transaction, ids: readonly string[]): Promise<void> {
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

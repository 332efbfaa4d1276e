/** The phone number of an account, its time zone, and whether its owner verified it. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { e164Number } from "#platform/server/sms/e164-number.ts";

export interface AccountPhone {
  /** As it was typed. */
  phoneNumber: string | null;
  /** E.164; undefined when no text message can be sent. */
  address: string | undefined;
  isVerified: boolean;
  timeZone: string;
}

/** Where no zone is known, the one most people here live in. */
const defaultTimeZone = "America/New_York";

/**
 * An educator's number is on the user profile; an employer's is that of the first employer profile that has
 * one, and so is the time zone.
 */
export async function findAccountPhone(db: Queryable, accountId: string): Promise<AccountPhone> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .select(["accounts.verifiedPhone", "userProfiles.id", "userProfiles.phoneNumber", "userProfiles.zipCode"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirst();
  if (account?.id) {
    const timeZone = place(account.zipCode)?.timeZone ?? defaultTimeZone;
    return withAddress(account.phoneNumber, account.verifiedPhone, timeZone);
  }
  const employer = await db
    .selectFrom("employerProfiles")
    .select(["phoneNumber", "timeZone"])
    .where("accountId", "=", accountId)
    .where("removedAt", "is", null)
    .orderBy(sql`phone_number is null`)
    .orderBy("id")
    .executeTakeFirst();
  return withAddress(
    employer?.phoneNumber ?? null,
    account?.verifiedPhone ?? null,
    employer?.timeZone ?? defaultTimeZone,
  );
}

function withAddress(phoneNumber: string | null, verified: string | null, timeZone: string): AccountPhone {
  const address = e164Number(phoneNumber);
  return { phoneNumber, address, isVerified: address !== undefined && address === verified, timeZone };
}

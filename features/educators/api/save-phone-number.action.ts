/**
 * Saves a phone number given elsewhere, as for an interview by phone, on the profile, so that it need not be
 * typed twice.
 */
import type { WriteContext } from "#platform/server/context.ts";

export async function savePhoneNumber(
  { db, now }: WriteContext,
  userProfileId: string,
  phoneNumber: string,
): Promise<void> {
  await db
    .updateTable("userProfiles")
    .set((eb) => ({ phoneNumber, updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", userProfileId)
    .execute();
}

/** Keeps the number somebody gives on the way, as for an interview by phone, on their profile: they are not asked twice. */
import type { WriteContext } from "#platform/server/context.ts";

export async function keepPhoneNumber(
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

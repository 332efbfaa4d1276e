/**
 * Saves a phone number given elsewhere, as for an interview by phone, on the profile, so that it need not be
 * typed twice.
 */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";

export const savePhoneNumber = (context: WriteContext, userProfileId: string, phoneNumber: string) =>
  changeRow(context, "userProfiles", { id: userProfileId }, { phoneNumber });

/** Creates a new educator's profile: their name, and the area of their ZIP. */
import type { Events } from "#platform/server/events.ts";
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { shortId, slugOf } from "#platform/shared/slug.ts";
import { z } from "zod";
import { parseFields } from "#platform/server/engine/body.ts";
import { recheckProfile } from "./recheck-profile.action.ts";
import { notOpen, openAreas } from "./update-address.action.ts";

const signedUp = z.object({
  id: z.uuid(),
  userType: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zipCode: z.string().optional(),
  phoneNumber: phoneNumber.optional(),
  geographyId: z.uuid().optional(),
});

export async function createProfile(
  context: WriteContext,
  { after }: Events["accounts.signed_up"],
): Promise<void> {
  const account = parseFields(signedUp, { values: after ?? {}, pointer: (field) => `/${field}` });
  if (account.userType !== "educator") return;
  const home = account.zipCode ? await homeOf(context, account.zipCode, account.geographyId) : {};
  const profile = await context.db
    .insertInto("userProfiles")
    .values({
      accountId: account.id,
      slug: `${slugOf(`${account.firstName} ${account.lastName}`, "educator")}-${shortId()}`,
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phoneNumber ?? null,
      ...home,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recheckProfile(context, profile.id);
}

/** Where nobody can register yet, the sign-up fails with its own code: the screen shows the waiting list. */
async function homeOf(context: WriteContext, zip: string, wished?: string) {
  const { areas, city, state, lat, lng } = await locateZip(context.db, zip, "zipCode");
  const open = await openAreas(context, areas);
  const area = open.find(({ id }) => id === wished) ?? open[0];
  if (area) return { zipCode: zip, city, state, lat, lng, geographyId: area.id };
  throw notOpen(() => "/zipCode");
}

/** Updates an educator's city, state, coordinates and area from the ZIP. */
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";

export async function updateAddressFromZip(
  { db }: WriteContext,
  id: string,
  zipCode: string | null,
): Promise<void> {
  if (zipCode === null) {
    const noAddress = { zipCode, city: null, state: null, lat: null, lng: null };
    await db.updateTable("userProfiles").set(noAddress).where("id", "=", id).execute();
    return;
  }
  const { city, state, lat, lng, areas } = await locateZip(db, zipCode, "zipCode");
  // An educator who chose among several areas keeps that choice while it still covers the ZIP.
  const profile = await db
    .selectFrom("userProfiles")
    .select("geographyId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const geographyId = areas.find((area) => area.id === profile.geographyId)?.id ?? areas[0]?.id ?? null;
  await db
    .updateTable("userProfiles")
    .set({ zipCode, city, state, lat, lng, geographyId })
    .where("id", "=", id)
    .execute();
}

/** Saves the chosen area; only one where educators may register. */
export async function updateArea(
  { db }: WriteContext,
  id: string,
  geographyId: string | null,
): Promise<void> {
  const area = await db
    .selectFrom("geographies")
    .select("id")
    .where("id", "=", geographyId)
    .where("userProfileRegisterable", "=", true)
    .executeTakeFirst();
  if (!area) {
    const message = /*i18n*/ "Choose where you want to work";
    throw invalidFields([{ field: "geographyId", message }], (field) => `/data/attributes/${field}`);
  }
  await db.updateTable("userProfiles").set({ geographyId }).where("id", "=", id).execute();
}

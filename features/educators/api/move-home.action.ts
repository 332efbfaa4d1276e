/** An educator moves: city, state, coordinates and area follow the ZIP. */
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";

export async function moveHome({ db }: WriteContext, id: string, zipCode: string | null): Promise<void> {
  if (zipCode === null) {
    const nowhere = { zipCode, city: null, state: null, lat: null, lng: null };
    await db.updateTable("userProfiles").set(nowhere).where("id", "=", id).execute();
    return;
  }
  const { city, state, lat, lng, areas } = await locateZip(db, zipCode, "zipCode");
  // Somebody who chose among several areas keeps the choice while it still fits.
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

/** The area somebody picked from the list; only where educators may register. */
export async function chooseArea(
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

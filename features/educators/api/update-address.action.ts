/** Updates an educator's city, state, coordinates and area from the ZIP; only to places where educators may register. */
import { areasOfCaller } from "#features/brands/api/brand-areas.ts";
import { type Area, locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";

/** A move to a place that is not open is `422`, `city_pending`: the screen shows the waiting list. */
export async function updateAddressFromZip(
  context: WriteContext,
  id: string,
  zipCode: string | null,
): Promise<void> {
  const { db } = context;
  if (zipCode === null) {
    const noAddress = { zipCode, city: null, state: null, lat: null, lng: null };
    await db.updateTable("userProfiles").set(noAddress).where("id", "=", id).execute();
    return;
  }
  const { areas, ...home } = await locateZip(db, zipCode, "zipCode");
  const profile = await db
    .selectFrom("userProfiles")
    .select(["geographyId", "zipCode"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // A form sends the ZIP again when only a name changes: a place that has closed since expels nobody.
  if (profile.zipCode === zipCode) return;
  const open = await openAreas(context, areas);
  // An educator who chose among several areas keeps that choice while it still covers the ZIP.
  const area = open.find((one) => one.id === profile.geographyId) ?? open[0];
  if (!area) throw notOpen((field) => `/data/attributes/${field}`);
  const { city, state, lat, lng } = home;
  await db
    .updateTable("userProfiles")
    .set({ zipCode, city, state, lat, lng, geographyId: area.id })
    .where("id", "=", id)
    .execute();
}

/** The areas where educators may register, of this brand's. */
export async function openAreas(context: WriteContext, areas: readonly Area[]): Promise<Area[]> {
  const ofBrand = await areasOfCaller(context);
  return areas.filter(
    ({ id, userProfileRegisterable }) =>
      userProfileRegisterable && (ofBrand === null || ofBrand.includes(id)),
  );
}

export const notOpen = (pointer: (field: string) => string) =>
  invalidFields(
    [{ field: "zipCode", message: /*i18n*/ "We're not in your area yet", code: "city_pending" }],
    pointer,
  );

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

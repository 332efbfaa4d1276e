/** Updates an employer's area from its ZIP. */
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";

export async function updateEmployerAddress(
  { db }: WriteContext,
  id: string,
  zip: string | null,
): Promise<void> {
  const home = zip === null ? null : await locateZip(db, zip, "zip");
  await db
    .updateTable("employers")
    .set({ zip, geographyId: home?.areas[0]?.id ?? null })
    .where("id", "=", id)
    .execute();
}

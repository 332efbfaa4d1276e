/** Updates city and state of an employer profile from its ZIP; the time zone is its owner's choice and stays. */
import { locateZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";

export async function updateProfileAddress(
  { db }: WriteContext,
  id: string,
  zipCode: string | null,
): Promise<void> {
  const home = zipCode === null ? null : await locateZip(db, zipCode, "zipCode");
  await db
    .updateTable("employerProfiles")
    .set({ zipCode, city: home?.city ?? null, state: home?.state ?? null })
    .where("id", "=", id)
    .execute();
}

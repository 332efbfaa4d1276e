/** Updates an employer's area from its ZIP. */
import { locateProgramZip } from "#features/places/api/locate-zip.ts";
import type { WriteContext } from "#platform/server/context.ts";

export async function updateEmployerAddress(
  { db, actor }: WriteContext,
  id: string,
  zip: string | null,
): Promise<void> {
  const accountId = actor.kind === "employer" ? actor.accountId : null;
  const home = zip === null ? null : await locateProgramZip(db, accountId, zip, "zip");
  await db
    .updateTable("employers")
    .set({ zip, geographyId: home?.areas[0]?.id ?? null })
    .where("id", "=", id)
    .execute();
}

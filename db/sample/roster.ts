/** Programs on a state's licence roster that wait for their owners: to be found and claimed while registering. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Transaction } from "#platform/server/database.ts";
import { rosterPrograms } from "./cast.ts";
import { slugOf } from "./people.ts";
import type { World } from "./world.ts";

export async function sampleRoster(tx: Transaction, world: World): Promise<void> {
  for (const { name, license, zip, address } of rosterPrograms) {
    const { city, state, lat, lng } = place(zip)!;
    const employer = await tx
      .insertInto("employers")
      .values({
        name,
        slug: slugOf(name),
        address: `${address}, ${city}, ${state}`,
        zip,
        geographyId: world.geographyOf(zip),
        rosterSource: "TX",
        rosterLicense: license,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("locations")
      .values({
        employerId: employer.id,
        name,
        address,
        city,
        administrativeAreaLevel1: state,
        zip,
        lat,
        lng,
      })
      .execute();
  }
}

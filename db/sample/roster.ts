/** Programs that stand on a state's licence roster and wait for their owners: to be found and claimed while registering. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Transaction } from "#platform/server/database.ts";
import { slugOf } from "./people.ts";
import type { World } from "./world.ts";

/** The licence number is what shows that one is theirs. */
export const rosterPrograms = [
  { name: "Bluebonnet Corner Nursery", license: "TX-900101", zip: "78702", address: "210 Pecan Street" },
  { name: "Copper Kettle Preschool", license: "TX-900102", zip: "78704", address: "88 Juniper Lane" },
  { name: "Marigold Lane Playhouse", license: "TX-900103", zip: "78745", address: "1402 Cedar Bend" },
  { name: "Paper Lantern Nursery School", license: "TX-900104", zip: "78731", address: "5 Willow Court" },
  { name: "Tin Whistle Toddlers", license: "TX-900105", zip: "78757", address: "731 Maple Row" },
  { name: "Weathervane Early Years", license: "TX-900106", zip: "78748", address: "16 Harvest Way" },
];

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

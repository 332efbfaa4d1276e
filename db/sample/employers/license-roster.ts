/** Programs on a state's license roster without an owner: to be found and claimed while registering. */
import { place } from "#features/places/api/gazetteer.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { rosterPrograms } from "../demo/demo-accounts.ts";
import { slugOf } from "../educators/people.ts";
import type { SampleContext } from "../sample-context.ts";

export async function insertSampleRoster(tx: Transaction, context: SampleContext): Promise<void> {
  for (const { name, license, zip, address } of rosterPrograms) {
    const { city, state, lat, lng } = place(zip)!;
    const employer = await tx
      .insertInto("employers")
      .values({
        name,
        slug: slugOf(name),
        address: `${address}, ${city}, ${state}`,
        zip,
        geographyId: context.geographyOf(zip),
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

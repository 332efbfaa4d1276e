/** Fixture: a brand that is in a few areas alone, and accounts of it. */
import type { Database } from "#platform/server/database/database.ts";

export async function limitedBrand(db: Database, geographyIds: string[], domain = "oaks.example") {
  const values = {
    name: "Little Oaks",
    contactEmail: "hello@oaks.example",
    links: "{}",
    removeSchoolSignup: false,
  };
  const { id } = await db
    .insertInto("brands")
    .values({ ...values, domain, geographyIds })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    id,
    headers: { host: domain },
    /** Moves the brand elsewhere; to everywhere with none. */
    limitTo: (ids: string[]) =>
      db.updateTable("brands").set({ geographyIds: ids }).where("id", "=", id).execute(),
    /** As if the account had signed up at the brand. */
    join: (accountId: string) =>
      db.updateTable("accounts").set({ brandId: id }).where("id", "=", accountId).execute(),
  };
}

/** The smallest area of a ZIP. */
export async function areaOfZip(db: Database, zip: string): Promise<string> {
  const areas = await db.selectFrom("geographies").select(["id", "zips"]).execute();
  const around = areas.filter(({ zips }) => zips.includes(zip));
  return around.toSorted((one, other) => one.zips.length - other.zips.length)[0]!.id;
}

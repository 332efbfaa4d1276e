/** Where a ZIP lies: its place, and the areas it belongs to. */
import { brandOfAccount } from "#features/brands/api/brand-of-account.ts";
import { areasOfBrand } from "#features/brands/api/brand-areas.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { fiveDigits, isZipCode, unknownZipCode } from "../zip-code.ts";
import { zipCode } from "../zip-code-field.ts";
import { place, type Place } from "./gazetteer.ts";

export interface Area {
  id: string;
  longName: string;
  userProfileRegisterable: boolean;
}

export interface Located extends Place {
  /** The areas that count the ZIP theirs, the smallest first: a metro area before the rest of its state. */
  areas: Area[];
}

/** A ZIP somebody typed; one that is malformed or that nobody knows is `422` at `field`. */
export async function locateZip(db: Queryable, zip: string, field: string): Promise<Located> {
  const at = (message: string) => invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
  if (!isZipCode(zip)) throw at(zipCode.safeParse(zip).error?.issues[0]?.message ?? unknownZipCode);
  const found = place(zip);
  if (!found) throw at(unknownZipCode);
  return { ...found, areas: await areasOf(db, zip) };
}

/**
 * The same for a program's place, of an account's brand: only the areas where the brand is, and `422` outside of them.
 * `accountId` null: an operator's, who may write any.
 */
export async function locateProgramZip(
  db: Queryable,
  accountId: string | null,
  zip: string,
  field: string,
): Promise<Located> {
  const found = await locateZip(db, zip, field);
  const limits = accountId === null ? null : areasOfBrand(await brandOfAccount(db, accountId));
  if (limits === null) return found;
  const areas = found.areas.filter(({ id }) => limits.includes(id));
  if (areas.length > 0) return { ...found, areas };
  throw invalidFields(
    [{ field, message: outsideBrand, code: "outside_brand" }],
    (name) => `/data/attributes/${name}`,
  );
}

const outsideBrand = /*i18n*/ "We're not in that area yet. Enter a ZIP code where we are, or contact us.";

export const areasOf = (db: Queryable, zip: string): Promise<Area[]> =>
  db
    .selectFrom("geographies")
    .select(["id", "longName", "userProfileRegisterable"])
    .where(sql<boolean>`zips @> ${[fiveDigits(zip)]}`)
    .orderBy((eb) => eb.fn("cardinality", ["zips"]))
    .orderBy("id")
    .execute();

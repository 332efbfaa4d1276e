/** Saves roster rows as employers and locations: inserts new ones, updates changed ones, skips claimed ones. */
import { recordChanges } from "#platform/server/bulk-changes/bulk-change.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { isDeepStrictEqual } from "node:util";
import { place } from "#features/places/api/gazetteer.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { centerTypes, type CenterType } from "../../employer-constants.ts";
import { rosterSlugs } from "./roster-slugs.ts";
import type { RosterRow } from "./roster-row.ts";

export interface SavedCounts {
  new: number;
  changed: number;
  unchanged: number;
  claimed: number;
}

/** Inserts a row again as unclaimed, when its program's former team is gone. */
export async function insertRosterRow(tx: Transaction, row: RosterRow): Promise<void> {
  await insertRows(tx, [row], await areasOf(tx, [row]));
}

/** `changeId`: the bulk change under which the rows are recorded. */
export async function saveRosterRows(
  db: Database,
  rows: readonly RosterRow[],
  changeId?: string,
): Promise<SavedCounts> {
  if (rows.length === 0) return { new: 0, changed: 0, unchanged: 0, claimed: 0 };
  const save = async (tx: Transaction) =>
    changeId ? recordChanges(tx, changeId, () => saveIn(tx, rows)) : saveIn(tx, rows);
  return db.isTransaction ? save(db as Transaction) : db.transaction().execute(save);
}

async function saveIn(tx: Transaction, rows: readonly RosterRow[]): Promise<SavedCounts> {
  const known = await knownEmployers(tx, rows);
  const fresh = rows.filter((row) => !known.has(keyOf(row)));
  const different = rows.filter((row) => {
    const employer = known.get(keyOf(row));
    return employer && !isDeepStrictEqual(employer.roster, row);
  });
  const unclaimed = different.filter((row) => !known.get(keyOf(row))!.claimedAt);
  const areas = await areasOf(tx, [...fresh, ...unclaimed]);
  const inserted = await insertRows(tx, fresh, areas);
  for (const row of unclaimed) await updateRow(tx, known.get(keyOf(row))!.id, row, areas);
  return {
    new: inserted,
    changed: unclaimed.length,
    unchanged: rows.length - inserted - different.length,
    claimed: different.length - unclaimed.length,
  };
}

const keyOf = ({ src, license }: Pick<RosterRow, "src" | "license">) => `${src} ${license}`;

async function knownEmployers(tx: Transaction, rows: readonly RosterRow[]) {
  const found = await tx
    .selectFrom("employers")
    .select(["id", "rosterSource", "rosterLicense", "roster", "claimedAt"])
    .where("rosterSource", "in", [...new Set(rows.map(({ src }) => src))])
    .where(
      "rosterLicense",
      "in",
      rows.map(({ license }) => license),
    )
    .forUpdate()
    .execute();
  return new Map(
    found.map((each) => [keyOf({ src: each.rosterSource!, license: each.rosterLicense! }), each] as const),
  );
}

type Areas = Map<string, string>;

async function areasOf(tx: Transaction, rows: readonly RosterRow[]): Promise<Areas> {
  const zips = [...new Set(rows.map(({ zip }) => zip.slice(0, 5)))];
  if (zips.length === 0) return new Map();
  const areas = await tx
    .selectFrom("geographies")
    .select(["id", "zips"])
    .where(sql<boolean>`zips && ${zips}`)
    // Where two areas share a ZIP the smaller one has it, as for people who register.
    .orderBy((eb) => eb.fn("cardinality", ["zips"]), "desc")
    .execute();
  return new Map(areas.flatMap(({ id, zips: inside }) => inside.map((zip) => [zip, id] as const)));
}

/** A concurrent import of the same roster may be faster: its row stays. */
async function insertRows(tx: Transaction, rows: RosterRow[], areas: Areas): Promise<number> {
  if (rows.length === 0) return 0;
  const slugs = await rosterSlugs(tx, rows);
  const inserted = await tx
    .insertInto("employers")
    .values(
      rows.map((row, index) => ({
        ...employerColumns(row, areas),
        slug: slugs[index]!,
        rosterSource: row.src,
        rosterLicense: row.license,
      })),
    )
    .onConflict((conflict) => conflict.columns(["rosterSource", "rosterLicense"]).doNothing())
    .returning(["id", "rosterSource", "rosterLicense"])
    .execute();
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const locations = inserted.map(({ id, rosterSource, rosterLicense }) => ({
    employerId: id,
    ...locationColumns(byKey.get(keyOf({ src: rosterSource!, license: rosterLicense! }))!),
  }));
  if (locations.length > 0) await tx.insertInto("locations").values(locations).execute();
  return inserted.length;
}

async function updateRow(tx: Transaction, id: string, row: RosterRow, areas: Areas): Promise<void> {
  const now = new Date();
  await tx
    .updateTable("employers")
    .set({ ...employerColumns(row, areas), ...nextVersion(now) })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("locations")
    .set({ ...locationColumns(row), ...nextVersion(now) })
    .where("employerId", "=", id)
    .execute();
}

/** Names stay as the state writes them; what is the roster's alone is kept beside, word for word. */
const employerColumns = (row: RosterRow, areas: Areas) => ({
  name: row.name,
  address: [row.address, row.city, row.state].filter(Boolean).join(", "),
  zip: row.zip,
  centerType: centerTypeOf(row.type),
  geographyId: areas.get(row.zip.slice(0, 5)) ?? null,
  roster: JSON.stringify(row),
});

function locationColumns(row: RosterRow) {
  const at = row.lat === null ? place(row.zip) : row;
  return {
    name: row.name,
    address: row.address,
    city: row.city,
    administrativeAreaLevel1: row.state,
    administrativeAreaLevel2: row.county,
    zip: row.zip,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    capacity: row.capacity,
  };
}

/** States have their own words for what they license; what is no centre and no school of ours stays unsaid. */
function centerTypeOf(type: string | null): CenterType | null {
  if (!type) return null;
  const known = centerTypes.find((each) => each.toLowerCase() === type.toLowerCase());
  return known ?? (/center|preschool/i.test(type) ? "Licensed Child-Care Center" : null);
}

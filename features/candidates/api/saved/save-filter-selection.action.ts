/** Saves a search for candidates, and changes the filters of a saved one. */
import type { WriteContext } from "#platform/server/context.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { conflict, forbidden } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { z } from "zod";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { filterColumns, filtersInput, type FilterTexts } from "./canonical-filters.ts";
import { resetBaseline } from "./reset-baseline.ts";

export const maxSelections = 50;

const { name, emailMe } = SavedFilterSelection.attributes;
export const selectionInput = z.strictObject({
  name,
  filters: filtersInput.default({}),
  emailMe: emailMe.default(false),
});

export async function saveSelection(
  { db, actor, now }: WriteContext,
  { filters, ...input }: z.output<typeof selectionInput>,
): Promise<string> {
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  requireStanding(actor);
  const { employerProfileId, employerId } = actor;
  const columns = filterColumns(filters);
  const own = await ownSelections(db, employerProfileId);
  rejectDuplicate(own, columns.filtersHash);
  if (own.length >= maxSelections)
    throw conflict(/*i18n*/ "You have 50 saved filters already. Delete one you no longer need.", {
      code: "too_many",
    });
  const at = now();
  const { id } = await db
    .insertInto("savedFilterSelections")
    .values({ ...input, ...columns, employerProfileId, employerId, viewedAt: at, extendedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await resetBaseline(db, id, at);
  return id;
}

/** Other filters are another search: nobody is new in it yet. Equal filters in another form change nothing. */
export async function changeFilters(
  { db, now }: WriteContext,
  id: string,
  filters: FilterTexts,
): Promise<void> {
  const { employerProfileId } = await db
    .selectFrom("savedFilterSelections")
    .select("employerProfileId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const columns = filterColumns(filters);
  const own = await ownSelections(db, employerProfileId);
  rejectDuplicate(
    own.filter((one) => one.id !== id),
    columns.filtersHash,
  );
  const isSame = own.some((one) => one.id === id && one.filtersHash.equals(columns.filtersHash));
  await db.updateTable("savedFilterSelections").set(columns).where("id", "=", id).execute();
  if (!isSame) await resetBaseline(db, id, now());
}

/** Two concurrent requests must not exceed the limits together. */
async function ownSelections(db: Transaction, employerProfileId: string) {
  await sql`select from employer_profiles where id = ${employerProfileId} for update`.execute(db);
  return db
    .selectFrom("savedFilterSelections")
    .select(["id", "name", "filtersHash"])
    .where("employerProfileId", "=", employerProfileId)
    .execute();
}

function rejectDuplicate(own: { id: string; name: string; filtersHash: Buffer }[], hash: Buffer): void {
  const same = own.find(({ filtersHash }) => filtersHash.equals(hash));
  if (!same) return;
  const { id, name: called } = same;
  throw conflict(/*i18n*/ "You saved these filters already, as “{name}”.", {
    code: "duplicate",
    meta: { id, name: called },
  });
}

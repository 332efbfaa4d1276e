/** Checks for writes of profile parts: whose profile it is, and that referenced rows exist. */
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import { sql } from "kysely";

/** The profile of a new part: the educator's own, or the one that an operator names. */
export async function requireProfileOwner(
  { actor, db }: WriteContext,
  given?: string | null,
): Promise<string> {
  if (actor.kind === "educator") {
    if (given && given !== actor.userProfileId) throw forbidden(/*i18n*/ "You can't do that here.");
    return actor.userProfileId;
  }
  const profile =
    given && (await db.selectFrom("userProfiles").select("id").where("id", "=", given).executeTakeFirst());
  if (!profile) throw at("userProfileId", /*i18n*/ "Say whose profile this belongs to");
  return profile.id;
}

type List = "educationLevels" | "educationFields" | "certificationOptions";

/** The listed row of an id; a missing one is `422` at its field. */
export async function findListed(
  { db }: WriteContext,
  list: List,
  id: string | null | undefined,
  field: string,
): Promise<{ id: string; title: string } | null> {
  if (!id) return null;
  const found = await db
    .selectFrom(list)
    .select(["id", "title"])
    .where(sql<boolean>`id = ${id}`)
    .executeTakeFirst();
  if (!found) throw at(field, /*i18n*/ "Choose one from the list");
  return found;
}

const at = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);

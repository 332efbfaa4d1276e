/** Makes a feature flag. Its name is what programs ask for: there is one of it, and it never changes. */
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Gates } from "../gates.ts";

export async function createFeatureFlag(
  { db }: WriteContext,
  flag: Gates & { description: string },
): Promise<string> {
  const made = await db
    .insertInto("featureFlags")
    .values(flag)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const message = /*i18n*/ "There is a flag of this name already";
  throw invalidFields([{ field: "name", message }], () => "/data/attributes/name");
}

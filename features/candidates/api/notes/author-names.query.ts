/** Loads the full names of a page's note authors: also of former members, but not of deleted accounts. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";

export async function loadAuthorNames(
  rows: Row<"notes">[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const ids = [...new Set(rows.flatMap(({ employerProfileId }) => employerProfileId ?? []))];
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "profile.firstName", "profile.lastName"])
    .where("profile.id", "in", ids)
    .where("account.closedAt", "is", null)
    .execute();
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, fullName({ firstName, lastName })]));
  return new Map(rows.map(({ id, employerProfileId }) => [id, names.get(employerProfileId ?? "") ?? null]));
}

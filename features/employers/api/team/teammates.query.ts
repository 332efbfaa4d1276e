/** Email addresses of members, read from their accounts. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";

type Rows = Row<"employerProfiles">[];
type AnyContext = Context | WriteContext;

export async function loadEmails(rows: Rows, { db }: AnyContext): Promise<Map<string, unknown>> {
  const found = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "account.email"])
    .where("profile.id", "in", idsOf(rows))
    .execute();
  return new Map(found.map(({ id, email }) => [id, email]));
}

const idsOf = (rows: Rows) => rows.map(({ id }) => id);

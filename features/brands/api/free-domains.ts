/** A domain belongs to one brand: two of them would share its visitors. */
import type { Queryable } from "#platform/server/database/database.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { sql } from "kysely";

/** @throws ApiError 422 where another brand has one of these domains */
export async function requireFreeDomains(
  db: Queryable,
  { id, field, domains }: { id: string | null; field: "domain" | "domains"; domains: string[] },
): Promise<void> {
  let others = db
    .selectFrom("brands")
    .select("name")
    .where(sql<boolean>`(domain = any(${domains}) or domains && ${domains})`);
  if (id !== null) others = others.where("id", "<>", id);
  const other = await others.executeTakeFirst();
  if (!other) return;
  throw unprocessable(/*i18n*/ "This domain is already used by {brand}", {
    code: "taken",
    source: { pointer: `/data/attributes/${field}` },
    meta: { field, brand: other.name },
  });
}

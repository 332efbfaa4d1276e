/** What a team reads of a colleague from their account: the address, and whether they have come since they were asked. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";

type Rows = Row<"employerProfiles">[];
type AnyContext = Context | WriteContext;

export async function emailsOf(rows: Rows, { db }: AnyContext): Promise<Map<string, unknown>> {
  const found = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "account.email"])
    .where("profile.id", "in", idsOf(rows))
    .execute();
  return new Map(found.map(({ id, email }) => [id, email]));
}

/** Null for whoever has come, or was never asked. */
export async function invitationsOf(rows: Rows, { db }: AnyContext): Promise<Map<string, unknown>> {
  const asked = rows.filter(({ invitedAt }) => invitedAt !== null);
  const waiting = asked.length > 0 ? await waitingFor(db, idsOf(asked)) : new Set<string>();
  return new Map(rows.map(({ id, invitedAt }) => [id, waiting.has(id) ? invitedAt!.toISOString() : null]));
}

/** Of these profiles those whose people have not been here since they were asked. */
export async function waitingFor(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select("profile.id")
    .where("profile.id", "in", ids)
    .where(
      sql<boolean>`(profile.invited_at is not null
        and coalesce(account.last_seen_at, '-infinity') < profile.invited_at
        and not exists (select from sessions session where session.account_id = account.id
          and session.impersonator_id is null and session.last_used_at >= profile.invited_at))`,
    )
    .execute();
  return new Set(found.map(({ id }) => id));
}

const idsOf = (rows: Rows) => rows.map(({ id }) => id);

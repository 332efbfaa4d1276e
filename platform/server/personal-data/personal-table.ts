/**
 * What the product stores about people, table by table: what their data export contains, and what erasure
 * does to it. Features list their tables in their manifest;
 * `app/tests/personal-data/personal-tables.test.ts` finds every table that names a person and requires an
 * entry for it.
 */
import { sql } from "kysely";
import type { Queryable, Transaction } from "../database/database.ts";
import type { Table } from "../resource.ts";

export interface Person {
  accountId: string;
  email: string;
  /** As who they act; an account has one of these kinds. */
  userProfileId: string | null;
  employerProfileIds: string[];
}

/** profile: of either kind · any: the account or a profile. */
export type RowOwnership = "account" | "userProfile" | "employerProfile" | "profile" | "any" | "email";

export interface PersonalTable {
  table: Table;
  /** The columns that say whose a row is: it is someone's where one of them names them. */
  ownRows: Record<string, RowOwnership>;
  /** Columns that name a person who was only involved (staff, a colleague), and why the row is not theirs. */
  rowsAboutThem?: Record<string, string>;
  exported: ExportRule | ExportExclusion;
  erased: ErasureRule;
}

export interface ExportRule {
  /** Names its file in the ZIP: `work_histories` → `work_histories.json`. */
  as: string;
  /** What is given of each row; default all of it. Where others wrote on a row too, columns are named one by one. */
  columns?: readonly string[];
  without?: readonly string[];
  /** The unique column rows are read by, within one person's; default `id`. */
  key?: string;
  /** Ids that say nothing by themselves: `{ employerId: ["employers", "name"] }` adds `employer: "Maple Yard"`. */
  named?: Record<string, readonly [table: Table, column: string]>;
  /** What else belongs to these rows: row's key → more attributes. One query for a page of rows. */
  with?: (db: Queryable, rows: never[]) => Promise<Map<string, object>>;
}

/** Why it is not exported. */
export interface ExportExclusion {
  leftOut: string;
}

/**
 * rows: deleted · set: retained without personal values · kept: why they stay as they are · run: by a
 * function.
 */
export type ErasureRule =
  | "rows"
  | { set: Record<string, unknown> }
  | { retained: string }
  | { run: (db: Transaction, person: Person) => Promise<void> };

/** True for the rows of this table that are this person's. */
export function belongsTo({ table, ownRows }: Pick<PersonalTable, "table" | "ownRows">, person: Person) {
  const conditions = Object.entries(ownRows).map(([column, ownership]) => {
    const ids = idsOf(person, ownership);
    return ids.length === 0 ? sql`false` : sql`${sql.ref(`${table}.${column}`)} in (${sql.join(ids)})`;
  });
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function idsOf(
  { accountId, userProfileId, employerProfileIds, email }: Person,
  ownership: RowOwnership,
): string[] {
  const educator = userProfileId ? [userProfileId] : [];
  switch (ownership) {
    case "account":
      return [accountId];
    case "userProfile":
      return educator;
    case "employerProfile":
      return employerProfileIds;
    case "profile":
      return [...educator, ...employerProfileIds];
    case "any":
      return [accountId, ...educator, ...employerProfileIds];
    case "email":
      return [email];
  }
}

/** The person of an account; undefined where there is none. */
export async function loadPerson(db: Queryable, accountId: string): Promise<Person | undefined> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .select(["accounts.email", "userProfiles.id as userProfileId"])
    .where("accounts.id", "=", accountId)
    .executeTakeFirst();
  if (!account) return undefined;
  const employerProfiles = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .execute();
  return { accountId, ...account, employerProfileIds: employerProfiles.map(({ id }) => id) };
}

/** Makes many rows of few by one INSERT … SELECT a table, with the table's secondary indexes built afterwards. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface CopiedRows {
  table: string;
  /** What the rows are made of: a FROM clause in which the copied rows are named `template`. */
  from: string;
  /** SQL by column: what differs from the template. A column that is null here keeps its default. */
  columns: Record<string, string | null>;
  /** Another table with the columns of `template`, where it is not the table itself. */
  templateTable?: string;
}

/** Every column that is not named is the template's own, so that new columns need no change here. */
export async function copyRows(
  db: Queryable,
  { table, from, columns, templateTable = table }: CopiedRows,
): Promise<void> {
  const known = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  const names = known.rows.map(({ name }) => name).filter((name) => columns[name] !== null);
  const unknown = Object.keys(columns).find((name) => !known.rows.some((column) => column.name === name));
  if (unknown) throw new Error(`${table} has no column ${unknown}.`);
  const values = names.map((name) => columns[name] ?? `template.${name}`);
  await sql
    .raw(
      `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} ${from.replaceAll("{template}", templateTable)}`,
    )
    .execute(db);
}

/** Drops what only slows loading down, and returns the statements that make it again, with their tables. */
export async function dropIndexes(
  db: Queryable,
  tables: readonly string[],
): Promise<{ table: string; statement: string }[]> {
  const { rows } = await sql<{ table: string; drop: string; statement: string }>`
    select index.indrelid::regclass::text as table,
      case when own.oid is null then format('drop index %s', index.indexrelid::regclass)
        else format('alter table %s drop constraint %I', index.indrelid::regclass, own.conname) end as drop,
      case when own.oid is null then pg_get_indexdef(index.indexrelid)
        else format('alter table %s add constraint %I %s', index.indrelid::regclass, own.conname,
          pg_get_constraintdef(own.oid)) end as statement
    from pg_index index
    left join pg_constraint own on own.conindid = index.indexrelid and own.contype in ('p', 'u', 'x')
    where index.indrelid = any (${[...tables]}::regclass[]) and not index.indisprimary
      and not exists (
        select from pg_constraint foreign_key
        where foreign_key.conindid = index.indexrelid and foreign_key.contype = 'f')`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return rows.map(({ table, statement }) => ({ table, statement }));
}

/** Lets every row that refers to one row of a table refer to another one instead, as the schema's foreign keys say. */
import { sql } from "kysely";
import type { Transaction } from "./database.ts";

interface Repointing {
  /** The table referred to, as the database names it. */
  table: string;
  from: string;
  to: string;
  /** Tables left alone. */
  except?: readonly string[];
}

interface Reference {
  table: string;
  column: string;
  /** The other columns of each unique index with this column, and the index's condition. */
  unique: { columns: string[]; condition: string | null }[];
}

/**
 * A row that says what one of the other's already says (a unique index) stays where it is. Tables whose changes are not
 * recorded (0482_bulk_changes.sql) are left alone, as nothing could take them back.
 */
export async function repointReferences(tx: Transaction, repointing: Repointing): Promise<void> {
  const { table, from, to, except = [] } = repointing;
  for (const reference of await referencesTo(tx, table)) {
    if (except.includes(reference.table)) continue;
    const rows = sql.table(reference.table);
    const column = sql.id(reference.column);
    const isFree = reference.unique.map(({ columns, condition }) => {
      const same = columns.map((name) => sql`and other.${sql.id(name)} = ${rows}.${sql.id(name)}`);
      // The condition is the schema's own text, about columns that both have.
      const partial = condition ? sql`and ${sql.raw(condition)}` : sql``;
      return sql`and not exists (select from (select * from ${rows} where ${column} = ${to} ${partial}) as other
        where true ${sql.join(same, sql` `)})`;
    });
    await sql`update ${rows} set ${column} = ${to} where ${column} = ${from} ${sql.join(isFree, sql` `)}`.execute(
      tx,
    );
  }
}

async function referencesTo(tx: Transaction, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select reference.conrelid::regclass::text as table, col.attname as column,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'columns', (select coalesce(jsonb_agg(other.attname), '[]') from pg_attribute other
            where other.attrelid = index.indrelid and other.attnum = any (index.indkey::smallint[])
              and other.attnum <> col.attnum),
          'condition', pg_get_expr(index.indpred, index.indrelid)))
        from pg_index index
        where index.indrelid = reference.conrelid and index.indisunique
          and col.attnum = any (index.indkey::smallint[])), '[]') as unique
    from pg_constraint reference
    join pg_attribute col on col.attrelid = reference.conrelid and col.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass
      and cardinality(reference.conkey) = 1
      and exists (select from pg_trigger where tgrelid = reference.conrelid and tgname = 'record_bulk_change')
    order by 1, 2`.execute(tx);
  return rows;
}

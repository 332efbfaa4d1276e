/** The rows of a database as text, read in one snapshot and written back into empty tables. */
import type pg from "pg";

export interface BackupTable {
  schema: string;
  name: string;
  /** Those that are stored; generated ones are worked out again. */
  columns: string[];
}

const rowsPerPart = 500;
export const schemas = ["public", "graphile_worker"];

/** What texts of values depend on, the same when they are written and when they are read. */
export const textSettings =
  "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; " +
  "set local extra_float_digits = 1; set local timezone = 'UTC'; set local statement_timeout = 0; " +
  "set local idle_in_transaction_session_timeout = 0; set local search_path = public, pg_catalog";

/** Every ordinary table of the product and of its job queue. */
export async function tablesOf(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' order by 1, 2`,
    [schemas],
  );
  return rows;
}

const name = (client: pg.Client, { schema, name: table }: BackupTable) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
const list = (client: pg.Client, { columns }: BackupTable) =>
  columns.map((column) => client.escapeIdentifier(column)).join(", ");

/** Parts of some hundred rows each, a row as PostgreSQL writes a record. Runs in the caller's transaction. */
export async function* rowsOf(client: pg.Client, table: BackupTable): AsyncGenerator<string[]> {
  await client.query(
    `declare rows_of no scroll cursor for select row(${list(client, table)})::text as row from ${name(client, table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerPart} from rows_of`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query("close rows_of");
}

/** Writes one part back. `number` makes a name for the table's type of this transaction, made with its first part. */
export async function insertRows(
  client: pg.Client,
  { table, number, isFirst }: { table: BackupTable; number: number; isFirst: boolean },
  rows: string[],
): Promise<void> {
  const type = `pg_temp.rows_${number}`;
  const columns = list(client, table);
  if (isFirst)
    await client.query(
      `create temporary table rows_${number} on commit drop as
       select ${columns} from ${name(client, table)} with no data`,
    );
  await client.query(
    `insert into ${name(client, table)} (${columns}) overriding system value
     select ${columns} from unnest($1::${type}[])`,
    [rows],
  );
}

/**
 * Empties all tables and takes their foreign keys and triggers away; what comes back puts them in place again, and
 * PostgreSQL then checks every foreign key. For anyone who owns the tables: no superuser is needed.
 */
export async function openTables(client: pg.Client, tables: BackupTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  for (const key of keys)
    await client.query(`alter table ${key.table} drop constraint ${client.escapeIdentifier(key.name)}`);
  const names = tables.map((table) => name(client, table));
  for (const table of names) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  return async () => {
    for (const table of names) await client.query(`alter table ${table} enable trigger user`);
    for (const key of keys)
      await client.query(
        `alter table ${key.table} add constraint ${client.escapeIdentifier(key.name)} ${key.definition}`,
      );
  };
}

export interface BackupSequence {
  name: string;
  value: string;
}

/** Those that gave a number already. */
export async function sequencesOf(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  );
  return rows;
}

export async function setSequences(client: pg.Client, sequences: BackupSequence[]): Promise<void> {
  for (const { name: sequence, value } of sequences)
    await client.query("select setval($1::regclass, $2::bigint)", [sequence, value]);
}

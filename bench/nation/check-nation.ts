/** The copies must be what the product itself would write: search rows of some of them are written anew and compared. */
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";

const samples = 200;
class RollBack extends Error {}

/** @throws Error with the first row that differs. */
export async function checkNation(db: Database): Promise<void> {
  const refresh = (tx: Transaction, ids: string[]) => refreshCandidates(tx, ids, new Date());
  await compare(db, { table: "candidate_search", key: "user_profile_id", kind: 2, row: searchRow, refresh });
  await compare(db, { table: "candidate_facts", key: "user_profile_id", kind: 2, row: factsRow, refresh });
  await compare(db, {
    table: "job_search",
    key: "job_listing_id",
    kind: 7,
    row: searchRow,
    refresh: refreshJobSearch,
  });
  const { rows } = await sql<{ counted: number; there: number }>`
    select (select sum(people)::int from candidate_counts) as counted,
      (select count(*)::int from candidate_search where small_cell is not null) as there`.execute(db);
  const { counted, there } = rows[0]!;
  if (counted !== there) throw new Error(`${counted} candidates are counted, and ${there} are there.`);
}

interface Copies {
  table: string;
  key: string;
  /** Of the ids that `nation.id` makes. */
  kind: number;
  /** With its lists in one order. */
  row: RawBuilder<Record<string, unknown>>;
  refresh: (tx: Transaction, ids: string[]) => Promise<void>;
}

const factsRow = sql<Record<string, unknown>>`(
  select jsonb_object_agg(key, case when jsonb_typeof(value) = 'array'
    then (select jsonb_agg(item order by item) from jsonb_array_elements(value) item) else value end)
  from jsonb_each(found.facts))`;
const searchRow = sql<Record<string, unknown>>`to_jsonb(found) - 'tsv' - 'updated_at' || jsonb_build_object(
  'lexemes', tsvector_to_array(tsv), 'facets', array(select unnest(facets) order by 1),
  'terms', array(select unnest(terms) order by 1), 'geo', array(select unnest(geo) order by 1))`;

async function compare(db: Database, { table, key, kind, row: rowOf, refresh }: Copies): Promise<void> {
  const copied = await sql<{ id: string }>`
    select ${sql.ref(key)} as id from ${sql.table(table)} tablesample system (1)
    where ${sql.ref(key)} > nation.id(${sql.lit(kind)}, 0) limit ${samples}`.execute(db);
  const ids = copied.rows.map(({ id }) => id);
  if (ids.length === 0) throw new Error(`${table} has no copies.`);
  const contents = (tx: Transaction) =>
    sql<{ id: string; row: Record<string, unknown> }>`
      select ${sql.ref(key)} as id, ${rowOf} as row
      from ${sql.table(table)} found where ${sql.ref(key)} = any (${ids}::uuid[]) order by 1`.execute(tx);
  try {
    await db.transaction().execute(async (tx) => {
      const before = await contents(tx);
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = any (${ids}::uuid[])`.execute(tx);
      await refresh(tx, ids);
      const after = await contents(tx);
      before.rows.forEach(({ id, row }, index) => {
        const fresh = after.rows[index]?.row ?? {};
        const column = Object.keys(row).find(
          (name) => JSON.stringify(row[name]) !== JSON.stringify(fresh[name]),
        );
        if (column)
          throw new Error(
            `${table} ${id}: ${column} is ${JSON.stringify(row[column])}, the product writes ${JSON.stringify(fresh[column])}.`,
          );
      });
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
}

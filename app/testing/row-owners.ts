/**
 * The owner of a row, read from the schema alone: visibility tests must not depend on the rules they test.
 */
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";

interface ForeignKey {
  from: string;
  column: string;
  to: string;
}

export interface Ownership {
  /** The employer each of these rows belongs to, by row id; rows of nobody are left out. */
  employersOf: (table: string, ids: readonly string[]) => Promise<Map<string, string>>;
  /** Ids of rows of this employer, oldest first. */
  rowsOf: (table: string, employerId: string, limit: number) => Promise<string[]>;
  isTeamTable: (table: string) => boolean;
}

/**
 * Everything is connected through people and places; a row is not an employer's because its author once
 * worked there.
 */
const excludedTables = ["user_profiles", "accounts", "brands", "geographies", "files", "open_ai_logs"];

/** Follows foreign keys from each table to `employers`, by the shortest way. Table names as the database has them. */
export async function readOwnership(db: Database): Promise<Ownership> {
  const ownershipPaths = pathsToEmployers(await foreignKeys(db));
  const owned = (table: string) => {
    const way = ownershipPaths.get(table) ?? [];
    const joins = way.slice(0, -1).map(({ from, column, to }, index) => {
      const [left, right] = [sql.ref(`t${index}.${column}`), sql.ref(`t${index + 1}.id`)];
      return { from, join: sql`join ${sql.table(to)} as ${sql.ref(`t${index + 1}`)} on ${left} = ${right}` };
    });
    const last = way.at(-1);
    const owner = last ? sql.ref(`t${way.length - 1}.${last.column}`) : sql.ref("t0.id");
    const joined = sql.join(
      joins.map(({ join }) => join),
      sql` `,
    );
    return { owner, from: sql`${sql.table(table)} as t0 ${joins.length > 0 ? joined : sql``}` };
  };
  return {
    isTeamTable: (table) => table === "employers" || ownershipPaths.has(table),
    async employersOf(table, ids) {
      const { owner, from } = owned(table);
      const { rows } = await sql<{ id: string; owner: string | null }>`
        select t0.id, ${owner} as owner from ${from} where t0.id = any(${ids}::uuid[])`.execute(db);
      return new Map(rows.flatMap((row) => (row.owner ? [[row.id, row.owner]] : [])));
    },
    async rowsOf(table, employerId, limit) {
      const { owner, from } = owned(table);
      const { rows } = await sql<{ id: string }>`
        select t0.id from ${from} where ${owner} = ${employerId} order by t0.id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

async function foreignKeys(db: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select con.conrelid::regclass::text as "from", att.attname as "column", con.confrelid::regclass::text as "to"
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and array_length(con.conkey, 1) = 1
    order by att.attname`.execute(db);
  return rows;
}

/** Table → the keys to follow, the last of which holds the employer's id. */
function pathsToEmployers(keys: ForeignKey[]): Map<string, ForeignKey[]> {
  const ways = new Map<string, ForeignKey[]>([["employers", []]]);
  const queue = ["employers"];
  for (let table = queue.shift(); table; table = queue.shift()) {
    for (const key of keys) {
      if (key.to !== table || ways.has(key.from) || excludedTables.includes(key.from)) continue;
      ways.set(key.from, [key, ...ways.get(table)!]);
      queue.push(key.from);
    }
  }
  ways.delete("employers");
  return ways;
}

/**
 * Reads that are asked at the same moment as one statement: what a page costs are its round trips more than its rows.
 * For whoever answers several small questions of one person at once; a search that takes a while goes by itself.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseError, type QueryResult } from "pg";
import {
  canCombine,
  type Columns,
  type CombinedRead,
  combinedText,
  isPlainRead,
  rowsOf,
} from "./combined-statement.ts";
import { type Connection, type Connections, connectionsOf, type Database, databaseOver } from "./database.ts";
import { type Statement, withListsAsArrays } from "./value-lists.ts";

interface Waiting extends Statement {
  resolve: (result: QueryResult) => void;
  reject: (error: unknown) => void;
}

/** How many reads go into one statement. */
const maxReads = 100;
/** How many texts are remembered, in all. */
const maxTexts = 1_000;

/**
 * What each text gives, by the text; null where it cannot be combined. A text that is met for the first time is sent by
 * itself to find out.
 */
const columnsByText = new Map<string, Columns | null>();
let textNumber = 0;

/**
 * The same database, of whose reads those that are asked before the event loop comes round again are sent together, and
 * the same one only once. Transactions and writes go out as ever.
 */
export function combineReads(db: Database): Database {
  if (combinedDatabases.has(db)) return db;
  const connections = connectionsOf.get(db);
  if (!connections) throw new Error("Only an open database can have its reads combined.");
  const waiting: Waiting[] = [];
  const enqueue = (read: Statement) =>
    new Promise<QueryResult>((resolve, reject) => {
      waiting.push({ ...read, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void sendAll(connections, waiting.splice(0)));
    });
  const combined = {
    connect: async () => lazyClient(connections, enqueue),
    end: () => connections.end(),
  };
  const result = databaseOver(combined);
  combinedDatabases.add(result);
  return result;
}

const combinedDatabases = new WeakSet<Database>();

/** The database whose reads belong together, once somebody asks it. */
const readingTogether = new AsyncLocalStorage<{ db: Database; combined?: Database }>();

/** Whatever `work` reads of `db` is combined, also where it is asked by way of the API (`databaseInUse`). */
export const readTogether = <T>(db: Database, work: () => T): T => readingTogether.run({ db }, work);

/** The database to ask for the current work: its own, where that reads together, else the given one. */
export function databaseInUse(db: Database): Database {
  const current = readingTogether.getStore();
  return current?.db === db ? (current.combined ??= combineReads(db)) : db;
}

/** Takes a connection once it is asked for what needs one of its own. */
function lazyClient(
  connections: Connections,
  enqueue: (read: Statement) => Promise<QueryResult>,
): Connection {
  let client: Connection | undefined;
  return {
    async query(text, values) {
      const read = client ? null : combinable({ text, values });
      if (read) return enqueue(read);
      client ??= await connections.connect();
      return client.query(text, values);
    },
    release: () => client?.release(),
  };
}

function combinable(asked: Statement): Statement | null {
  if (!isPlainRead(asked.text)) return null;
  const read = withListsAsArrays(asked);
  return columnsByText.get(read.text) === null ? null : read;
}

async function sendAll(connections: Connections, all: Waiting[]): Promise<void> {
  const [known, unknown]: [Waiting[][], Waiting[][]] = [[], []];
  for (const same of groupsOf(all)) (columnsByText.get(same[0]!.text) ? known : unknown).push(same);
  await Promise.all([
    ...unknown.map((same) => sendAlone(connections, same)),
    ...chunksOf(known).map((some) => sendTogether(connections, some)),
  ]);
}

/** Those that ask the very same get the same answer. */
function groupsOf(all: Waiting[]): Waiting[][] {
  const byText = new Map<string, Map<string, Waiting[]>>();
  for (const one of all) {
    const byValues = byText.get(one.text) ?? new Map<string, Waiting[]>();
    const values = JSON.stringify(one.values);
    byValues.set(values, [...(byValues.get(values) ?? []), one]);
    byText.set(one.text, byValues);
  }
  return [...byText.values()].flatMap((byValues) => [...byValues.values()]);
}

const chunksOf = <T>(list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / maxReads) }, (_, at) =>
    list.slice(at * maxReads, (at + 1) * maxReads),
  );

async function sendAlone(connections: Connections, same: Waiting[]): Promise<void> {
  const { text, values } = same[0]!;
  try {
    const result = await send(connections, text, values);
    if (columnsByText.size < maxTexts) {
      const { fields } = result;
      const list = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
      columnsByText.set(text, canCombine(list) ? { number: (textNumber += 1), list } : null);
    }
    for (const { resolve } of same) resolve(result);
  } catch (error) {
    for (const { reject } of same) reject(error);
  }
}

async function sendTogether(connections: Connections, groups: Waiting[][]): Promise<void> {
  if (groups.length === 1) return sendAlone(connections, groups[0]!);
  const reads = groups.map(([first]) => ({ ...first!, columns: columnsByText.get(first!.text)! }));
  try {
    const values = reads.flatMap((read) => read.values);
    const { text, isPrepared } = combinationOf(reads);
    const { rows } = await send(connections, text, values, isPrepared);
    reads.forEach(({ columns }, index) => {
      const own = rowsOf(rows[0][`r${index}`], columns);
      const result = { command: "SELECT", oid: 0, rowCount: own.length, fields: [], rows: own };
      for (const { resolve } of groups[index]!) resolve(result);
    });
  } catch (error) {
    if (!isOfStatement(error)) {
      for (const { reject } of groups.flat()) reject(error);
      return;
    }
    // One of them fails, or a table has changed since: by itself, each gets what it would have got.
    for (const { text } of reads) columnsByText.delete(text);
    await Promise.all(groups.map((same) => sendAlone(connections, same)));
  }
}

/** Whether PostgreSQL refused what the statement says, and not the time it took or the connection. */
const isOfStatement = (error: unknown) =>
  error instanceof DatabaseError && !/^(08|53|57)/.test(error.code ?? "");

/**
 * The first combinations are kept and prepared, which are those of the pages that are read most; not all, because each
 * connection keeps each plan, and they are large.
 */
const combinations = new Map<string, string>();
const maxCombinations = 100;

function combinationOf(reads: readonly CombinedRead[]): { text: string; isPrepared: boolean } {
  const key = reads.map(({ columns }) => columns.number).join();
  const text = combinations.get(key) ?? combinedText(reads);
  if (combinations.size < maxCombinations) combinations.set(key, text);
  return { text, isPrepared: combinations.has(key) };
}

async function send(connections: Connections, text: string, values: unknown[], prepare = true) {
  const client = await connections.connect();
  try {
    return await client.query(text, values, prepare);
  } finally {
    client.release();
  }
}

/** Reads everything a product consists of in one snapshot, while it runs: rows, then the files they name, and the secret. */
import pg from "pg";
import { longRunningClientLimits } from "../database/database.ts";
import type { FileStorage } from "../files/storage.ts";
import type { ArchiveEntry } from "./archive.ts";
import { entryNames, jsonBytes, type Manifest, type Summary } from "./manifest.ts";
import { rowsOf, sequencesOf, tablesOf, textSettings, type BackupTable } from "./table-rows.ts";

export interface BackupSource {
  databaseUrl: string;
  /** Undefined where the files are in a bucket, and stay there. */
  files?: FileStorage;
  /** The secret of the data folder; undefined where it is a setting. */
  tokenSecret?: string;
  /** Called before each table and each file. */
  progress?: (done: number, total: number, what: string) => void;
}

/** Bytes of a file in one entry: so that none is in memory whole. */
const filePartBytes = 1_048_576;

/** The entries of a backup, in the order in which they are restored; ends with the summary. */
export async function* backupEntries(source: BackupSource): AsyncGenerator<ArchiveEntry> {
  const client = new pg.Client({
    ...longRunningClientLimits,
    connectionString: source.databaseUrl,
    application_name: "cubby backup",
  });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query(textSettings);
    const tables = await tablesOf(client);
    const manifest = await manifestOf(client, source, tables);
    yield { name: entryNames.manifest, bytes: jsonBytes(manifest) };
    const summary: Summary = { rows: {}, files: 0, missingFiles: [] };
    yield* databaseEntries(client, tables, source, summary);
    if (source.files) yield* fileEntries(client, source.files, source, summary);
    if (source.tokenSecret) yield { name: entryNames.secret, bytes: Buffer.from(source.tokenSecret) };
    yield { name: entryNames.summary, bytes: jsonBytes(summary) };
  } finally {
    await client.end();
  }
}

async function manifestOf(
  client: pg.Client,
  { files, tokenSecret }: BackupSource,
  tables: BackupTable[],
): Promise<Manifest> {
  const { rows: migrations } = await client.query<Manifest["migrations"][number]>(
    "select name, checksum from schema_migrations order by name",
  );
  const { rows: queue } = await client.query<{ id: number }>(
    "select max(id) as id from graphile_worker.migrations",
  );
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations,
    jobQueueVersion: queue[0]?.id ?? 0,
    tables,
    sequences: await sequencesOf(client),
    files: files ? "included" : "in a bucket",
    secrets: tokenSecret ? "included" : "in the settings",
  };
}

async function* databaseEntries(
  client: pg.Client,
  tables: BackupTable[],
  { progress }: BackupSource,
  summary: Summary,
): AsyncGenerator<ArchiveEntry> {
  for (const [index, table] of tables.entries()) {
    progress?.(index, tables.length, "tables");
    let part = 0;
    let count = 0;
    for await (const rows of rowsOf(client, table)) {
      yield { name: entryNames.rows(table, part++), bytes: jsonBytes(rows) };
      count += rows.length;
    }
    summary.rows[`${table.schema}.${table.name}`] = count;
  }
}

/** A file's bytes never change, so those of the snapshot's rows are the snapshot's; only one deleted in the meantime is gone. */
async function* fileEntries(
  client: pg.Client,
  files: FileStorage,
  { progress }: BackupSource,
  summary: Summary,
): AsyncGenerator<ArchiveEntry> {
  const { rows } = await client.query<{ id: string }>(
    "select id from files where state = 'stored' order by id",
  );
  for (const [index, { id }] of rows.entries()) {
    progress?.(index, rows.length, "files");
    const bytes = await files.open(id).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!bytes) {
      summary.missingFiles.push(id);
      continue;
    }
    let part = 0;
    for await (const chunk of inChunks(bytes)) yield { name: entryNames.file(id, part++), bytes: chunk };
    summary.files += 1;
  }
}

async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const one of bytes) {
    pending.push(one);
    length += one.length;
    if (length < filePartBytes) continue;
    yield Buffer.concat(pending);
    pending = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(pending);
}

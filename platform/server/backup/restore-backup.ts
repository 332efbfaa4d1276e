/** Puts a backup into an empty database and an empty data folder: all of it, or nothing. */
import { migrate, unknownMigration } from "#db/migrate.ts";
import { Readable } from "node:stream";
import pg from "pg";
import { z } from "zod";
import { longRunningClientLimits } from "../database/database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import type { FileStorage } from "../files/storage.ts";
import type { ArchiveEntry } from "./archive.ts";
import { entryNames, type Manifest, manifestSchema, type Summary, summarySchema } from "./manifest.ts";
import { insertRows, openTables, setSequences, tablesOf, textSettings } from "./table-rows.ts";

export interface RestoreTarget {
  /** A database without anyone's data: its tables are dropped. */
  databaseUrl: string;
  /** An empty place for files. */
  files: FileStorage;
  progress?: (rows: number, files: number) => void;
}

export interface RestoreResult {
  manifest: Manifest;
  summary: Summary;
  tokenSecret?: string;
  /** Migrations that were applied after the restore, because the backup was older than this checkout. */
  migrated: string[];
}

/**
 * Reads the entries in one transaction, which is committed once the last one was found whole.
 * @throws CommandError where the backup is of another kind or not whole; files of it may then lie in the place given for them.
 */
export async function restoreBackup(
  entries: AsyncIterable<ArchiveEntry>,
  target: RestoreTarget,
): Promise<RestoreResult> {
  const reader = entries[Symbol.asyncIterator]();
  const manifest = readManifest((await reader.next()).value as ArchiveEntry | undefined);
  await createTables(target.databaseUrl, manifest);
  const client = new pg.Client({
    ...longRunningClientLimits,
    connectionString: target.databaseUrl,
    application_name: "cubby restore",
  });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(textSettings);
    const closeTables = await openTables(client, await tablesOf(client));
    const { summary, tokenSecret } = await readEntries(reader, client, manifest, target);
    await setSequences(client, manifest.sequences);
    await closeTables();
    await client.query("commit");
    await client.query("analyze");
    return { manifest, summary, tokenSecret, migrated: await migrate(target.databaseUrl) };
  } finally {
    await client.end();
  }
}

function readManifest(entry: ArchiveEntry | undefined): Manifest {
  if (entry?.name !== entryNames.manifest) throw new CommandError("This file is no backup of Cubby.");
  const read = manifestSchema.safeParse(JSON.parse(entry.bytes.toString()));
  if (!read.success)
    throw new CommandError("This backup was made by another version of Cubby: restore it with that.");
  if (read.data.tables.length === 0)
    throw new CommandError("This backup has no database in it: without one nothing can be restored.");
  return read.data;
}

/** The tables as they were: with the migrations the backup had, and not with those that came later. */
async function createTables(url: string, manifest: Manifest): Promise<void> {
  const foreign = unknownMigration(manifest.migrations);
  if (foreign)
    throw new CommandError(
      `This backup has migration ${foreign}, which this checkout does not know (or knows otherwise): use a newer checkout.`,
    );
  const client = new pg.Client({ ...longRunningClientLimits, connectionString: url });
  await client.connect();
  try {
    await client.query(
      "drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public",
    );
  } finally {
    await client.end();
  }
  await migrate(url, undefined, new Set(manifest.migrations.map(({ name }) => name)));
}

async function readEntries(
  reader: AsyncIterator<ArchiveEntry>,
  client: pg.Client,
  manifest: Manifest,
  { files, progress }: RestoreTarget,
): Promise<{ summary: Summary; tokenSecret?: string }> {
  await requireSameTables(client, manifest);
  const counts: Record<string, number> = {};
  let tokenSecret: string | undefined;
  let rows = 0;
  let fileCount = 0;
  let next = await reader.next();
  while (!next.done) {
    const { name, bytes } = next.value;
    const [kind, key = ""] = name.split("/");
    if (kind === "files") {
      next = await restoreFile(reader, next.value, key, files);
      progress?.(rows, ++fileCount);
      continue;
    }
    if (kind === "database") {
      const number = manifest.tables.findIndex((one) => `${one.schema}.${one.name}` === key);
      const part = z.array(z.string()).parse(JSON.parse(bytes.toString()));
      const table = manifest.tables[number]!;
      await insertRows(client, { table, number, isFirst: counts[key] === undefined }, part);
      counts[key] = (counts[key] ?? 0) + part.length;
      progress?.((rows += part.length), fileCount);
    }
    if (name === entryNames.secret) tokenSecret = bytes.toString();
    if (name === entryNames.summary) {
      const summary = summarySchema.parse(JSON.parse(bytes.toString()));
      requireComplete(summary, counts, fileCount);
      // To the very end, so that its last chunk is found whole too.
      while (!next.done) next = await reader.next();
      return { summary, tokenSecret };
    }
    next = await reader.next();
  }
  throw incomplete();
}

/** Takes the parts of one file as one stream; gives what comes after them. */
async function restoreFile(
  reader: AsyncIterator<ArchiveEntry>,
  first: ArchiveEntry,
  id: string,
  files: FileStorage,
): Promise<IteratorResult<ArchiveEntry>> {
  let next: IteratorResult<ArchiveEntry> = { done: false, value: first };
  await files.put(id, Readable.from(parts()));
  return next;

  async function* parts() {
    while (!next.done && next.value.name.startsWith(`files/${id}/`)) {
      yield next.value.bytes;
      next = await reader.next();
    }
  }
}

/** The same migrations make the same tables; the job queue's own come with its package. */
async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const shapeOf = (tables: Manifest["tables"]) =>
    tables.map((table) => `${table.schema}.${table.name}(${table.columns.toSorted().join()})`).toSorted();
  const [expected, actual] = [shapeOf(manifest.tables), shapeOf(await tablesOf(client))];
  const mismatch =
    expected.find((table) => !actual.includes(table)) ?? actual.find((table) => !expected.includes(table));
  if (mismatch)
    throw new CommandError(
      `The backup's table ${mismatch.replace(/\(.*/, "")} is another one in this version: restore it with the version that made it.`,
    );
}

function requireComplete(summary: Summary, counts: Record<string, number>, files: number): void {
  const isShort = Object.entries(summary.rows).some(([table, count]) => (counts[table] ?? 0) !== count);
  if (isShort || summary.files !== files) throw incomplete();
}

const incomplete = () => new CommandError("This backup is not whole: take another copy of it.");

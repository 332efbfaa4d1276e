/** A backup and its restoration, table by table and byte by byte; and everything that is refused. */
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { writeArchive } from "#platform/server/backup/archive.ts";
import { entryNames, jsonBytes } from "#platform/server/backup/manifest.ts";
import { removeEmbeddedPostgres } from "#platform/server/database/embedded-postgres.ts";
import { openLocalStorage } from "#platform/server/files/local-storage.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { Readable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  bytesOf,
  databaseContents,
  emptyDatabase,
  passphrase,
  runBackupCommand,
} from "../testing/backups.ts";

const source = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "cubby-backup-test-"));
const sourceDir = join(folder, "source");
const archive = join(folder, "all.backup");
const fileIds: string[] = [];
/** Several commands one after another, each with a PostgreSQL to start, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
afterAll(() => rm(folder, { recursive: true }));

beforeAll(async () => {
  await chmod(folder, 0o755);
  await mkdir(sourceDir, { mode: 0o755 });
  await seedBase(source.db);
  await loadSample(source.db, { sizes: { employers: 12, jobs: 40, educators: 60, applications: 80 } });
  await writeFile(join(sourceDir, "token.secret"), "t".repeat(48));
  const files = await openLocalStorage(join(sourceDir, "files"));
  for (const size of [1, 70_000, 3_000_000]) {
    const bytes = randomBytes(size);
    const { id } = await source.db
      .insertInto("files")
      .values({
        ...{ purpose: "resume", filename: "ü.pdf", byteSize: size, contentType: "application/pdf" },
        ...{ checksum: "", state: "stored", attachedAt: new Date() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await files.put(id, Readable.from([bytes]));
    fileIds.push(id);
  }
  const made = await runBackupCommand("backup", [archive], { DATABASE_URL: source.url, DATA_DIR: sourceDir });
  if (made.code !== 0) throw new Error(made.stderr);
});

test("every row of every table, every byte of every file and the secret come back", async () => {
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "whole") };
  expect(await runBackupCommand("restore", [archive], target)).toMatchObject({ code: 0, stderr: "" });
  const [before, after] = [await databaseContents(source.url), await databaseContents(target.DATABASE_URL)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(before["public.accounts"]!.length).toBeGreaterThan(50);
  for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table]);
  const restored = await openLocalStorage(join(target.DATA_DIR, "files"));
  const original = await openLocalStorage(join(sourceDir, "files"));
  for (const id of fileIds) {
    const [one, other] = [await bytesOf(await restored.open(id)), await bytesOf(await original.open(id))];
    expect(one.equals(other)).toBe(true);
  }
  expect(await readFile(join(target.DATA_DIR, "token.secret"), "utf8")).toBe("t".repeat(48));
  const again = await runBackupCommand("restore", [archive], { ...target, DATA_DIR: join(folder, "second") });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("This database is not empty") });
});

test("a data folder with its own database comes back whole, and is not restored over", async () => {
  const DATA_DIR = join(folder, "own");
  expect(await runBackupCommand("restore", [archive], { DATA_DIR })).toMatchObject({ code: 0, stderr: "" });
  const copy = join(folder, "copy.backup");
  expect(await runBackupCommand("backup", [copy], { DATA_DIR })).toMatchObject({ code: 0, stderr: "" });
  const again = await runBackupCommand("restore", [copy], { DATA_DIR });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("is there already") });
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "of-own") };
  expect(await runBackupCommand("restore", [copy], target)).toMatchObject({ code: 0 });
  expect(await databaseContents(target.DATABASE_URL)).toEqual(await databaseContents(source.url));
  await removeEmbeddedPostgres(DATA_DIR);
});

test("a concurrent write is included whole or not at all", async () => {
  let isOver = false;
  const writer = (async () => {
    for (let number = 0; !isOver; number++) {
      await source.db.transaction().execute(async (tx) => {
        await tx
          .insertInto("seeds")
          .values({ name: `pair ${number} a` })
          .execute();
        await tx
          .insertInto("errorReports")
          .values({ ...report, fingerprint: `pair ${number}` })
          .execute();
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const busy = join(folder, "busy.backup");
  const made = await runBackupCommand("backup", [busy], { DATABASE_URL: source.url, DATA_DIR: sourceDir });
  isOver = true;
  await writer;
  expect(made.code).toBe(0);
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "busy") };
  expect(await runBackupCommand("restore", [busy], target)).toMatchObject({ code: 0 });
  const after = await databaseContents(target.DATABASE_URL);
  const pairs = after["public.seeds"]!.filter((row) => row.includes("pair "));
  expect(pairs.length).toBe(after["public.error_reports"]!.length);
});
const report = { source: "server", message: "x" } as const;

test.each([
  [
    "a wrong passphrase",
    { BACKUP_PASSPHRASE: "a crow in the cellar" },
    (whole: Buffer) => whole,
    "does not open",
  ],
  ["a cut", {}, (whole: Buffer) => whole.subarray(0, whole.length - 100_000), "was cut off or changed"],
  [
    "a cut between chunks",
    {},
    (whole: Buffer) => whole.subarray(0, 31 + 3 * 65_552),
    "was cut off or changed",
  ],
  ["a changed byte", {}, flipped, "was cut off or changed"],
  ["another file", {}, () => Buffer.from("SQLite format 3"), "is no backup of Cubby"],
])("%s is refused, and nothing stays behind", async (_, settings, change, sentence) => {
  const file = join(folder, "odd.backup");
  await writeFile(file, change(await readFile(archive)));
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "refused") };
  const { code, stderr } = await runBackupCommand("restore", [file], { ...target, ...settings });
  expect([code, stderr.trim().split("\n")]).toEqual([1, [expect.stringContaining(sentence)]]);
  expect(await readdir(target.DATA_DIR)).toEqual([]);
  const rows = Object.entries(await databaseContents(target.DATABASE_URL));
  expect(
    rows.filter(([name, { length }]) => length > 0 && !name.endsWith("migrations")).map(([name]) => name),
  ).toEqual([]);
});

function flipped(whole: Buffer): Buffer {
  const changed = Buffer.from(whole);
  changed[200_000]! ^= 1;
  return changed;
}

test("a missing file is named, and what is not there is not backed up", async () => {
  const dataDir = join(folder, "without-files");
  await mkdir(dataDir);
  await copyFile(join(sourceDir, "token.secret"), join(dataDir, "token.secret"));
  const poor = join(folder, "poor.backup");
  const { code, stderr } = await runBackupCommand("backup", [poor], {
    DATABASE_URL: source.url,
    DATA_DIR: dataDir,
  });
  expect(code).toBe(0);
  for (const id of fileIds) expect(stderr).toContain(`Missing: the database names file ${id}`);
  const nothing = await runBackupCommand("backup", [], {
    DATABASE_URL: source.url,
    DATA_DIR: join(folder, "nowhere"),
  });
  expect(nothing).toMatchObject({ code: 1, stderr: expect.stringContaining("There is nothing to back up") });
});

/** A database at the point of its last migration but one. */
async function olderDatabase(): Promise<string> {
  const url = await emptyDatabase();
  const names = (await databaseContents(source.url))["public.schema_migrations"]!;
  const all = names.map((row) => (JSON.parse(row) as { name: string }).name);
  await migrate(url, undefined, new Set(all.filter((name) => name !== "0141_retention")));
  return url;
}

test("a backup of an older version is restored and brought up to date, one of a newer version is refused", async () => {
  const url = await olderDatabase();
  const file = join(folder, "older.backup");
  const settings = { DATABASE_URL: url, DATA_DIR: sourceDir };
  // The rows of files are not there, so neither are their bytes.
  expect(await runBackupCommand("backup", [file], settings)).toMatchObject({ code: 0 });
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "older") };
  const restored = await runBackupCommand("restore", [file], target);
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("applied since: 0141_retention"),
  });

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into schema_migrations (name, checksum) values ('9999_later', 'x')");
  await client.end();
  const newer = join(folder, "newer.backup");
  expect(await runBackupCommand("backup", [newer], settings)).toMatchObject({ code: 0 });
  const other = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "newer") };
  const refused = await runBackupCommand("restore", [newer], other);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("9999_later") });
});

test("a backup without a database is refused, and says so", async () => {
  const manifest = {
    ...{ format: 1, madeAt: new Date().toISOString(), migrations: [], jobQueueVersion: 0 },
    ...{ tables: [], sequences: [], files: "included", secrets: "included" },
  };
  const entries = async function* () {
    yield { name: entryNames.manifest, bytes: jsonBytes(manifest) };
  };
  const file = join(folder, "no-database.backup");
  await writeFile(file, await bytesOf(writeArchive(entries(), passphrase)));
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, "no-database") };
  const { code, stderr } = await runBackupCommand("restore", [file], target);
  expect([code, stderr]).toEqual([1, expect.stringContaining("has no database in it")]);
});

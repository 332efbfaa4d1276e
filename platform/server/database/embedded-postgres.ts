/** The embedded PostgreSQL: started on a data folder, stopped with this process, found by other commands. */
import { errorCode, toError } from "#platform/shared/caught-error.ts";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, openSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { clientLimits } from "./database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { findLocation, abandonedFolders, removeTables } from "./embedded-postgres-location.ts";
import type { PostgresLocation } from "./embedded-postgres-location.ts";
import {
  waitUntilFolderIsFree,
  freePort,
  lastLogLine,
  unlockFolder,
  run,
  runningServer,
  sendSignal,
  lockFolder,
} from "./embedded-postgres-process.ts";
import { serverSettings } from "./embedded-postgres-settings.ts";

export interface EmbeddedPostgres {
  /** Connection address of the database `cubby`, password included: never print it. */
  url: string;
  /** The folder the tables lie in. */
  folder: string;
  /** Ends the server in order (seconds); harmless when called twice. */
  stop: () => Promise<void>;
  /** Settles when the server has stopped, whether by request or not. */
  ended: Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** For tests: no fsync, nothing survives a power cut. */
  fast?: boolean;
  /**
   * Called once, before the slow first creation of the tables, with folders of older tables that are no
   * longer used.
   */
  onCreate?: (folder: string, abandonedFolders: string[]) => void;
}

/**
 * Starts PostgreSQL on `dataDir`, creating it on first use. Listens on a free loopback port only, with a
 * random password stored beside the data (0600).
 * @throws CommandError with one sentence when the folder cannot be used or another running command uses it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await findLocation(options.dataDir);
  await lockFolder(place);
  try {
    return await startOn(place, options);
  } catch (error) {
    unlockFolder(place);
    throw error;
  }
}

async function startOn(
  place: PostgresLocation,
  { fast = false, onCreate }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const password = await passwordOf(place);
  if (await isEmpty(place.folder)) {
    onCreate?.(place.folder, abandonedFolders(place));
    await createCluster(place, fast);
  }
  await refuseForeignVersion(place);
  const port = await freePort();
  const server = await launch(place, port, fast);
  const address = (database: string) => `postgres://cubby:${password}@127.0.0.1:${port}/${database}`;
  try {
    await createDatabase(address("postgres"), "cubby");
  } catch (error) {
    await server.stop();
    const reason = toError(error).message;
    throw new CommandError(
      `The database in ${place.folder} does not let us in (${reason}); move the folder away to start afresh.`,
    );
  }
  return { url: address("cubby"), folder: place.folder, ...server };
}

/** @throws CommandError when a running command uses `dataDir`; cheap enough to check before long steps. */
export async function refuseIfInUse(dataDir: string): Promise<void> {
  await waitUntilFolderIsFree(await findLocation(dataDir));
}

/**
 * Deletes the tables of `dataDir`, wherever they lie; its other files stay. Nothing happens where there are none.
 * @throws CommandError when a living command uses them.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const place = await findLocation(dataDir);
  await lockFolder(place);
  try {
    await removeTables(place);
  } finally {
    unlockFolder(place);
  }
}

/**
 * The address of the server that another of our commands runs on `dataDir` right now; undefined when there
 * is none.
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const place = await findLocation(dataDir);
  const running = await runningServer(place);
  return running?.ready
    ? `postgres://cubby:${await passwordOf(place)}@127.0.0.1:${running.port}/cubby`
    : undefined;
}

/** Creates an empty database when it is missing. */
async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ ...clientLimits, connectionString: url });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!found.rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Anything at all inside counts as someone's data, readable or not: it is never written over. */
async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    return errorCode(error) === "ENOENT";
  }
}

async function passwordOf(place: PostgresLocation): Promise<string> {
  const file = join(place.dataDir, "postgres.password");
  if (existsSync(file)) return (await readFile(file, "utf8")).trim();
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** Created beside and renamed into place, so that a creation cut short leaves nothing that looks like a database. */
async function createCluster(place: PostgresLocation, fast: boolean): Promise<void> {
  const unfinished = `${place.folder}.unfinished`;
  const passwordFile = `${unfinished}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, await passwordOf(place), { mode: 0o600 });
  if (place.owner)
    for (const path of [unfinished, passwordFile]) chownSync(path, place.owner.uid, place.owner.gid);
  const args = [
    "-D",
    unfinished,
    "--username=cubby",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
  ];
  try {
    const { code, output } = await run(place, place.programs.initdb, fast ? [...args, "--no-sync"] : args);
    if (code !== 0)
      throw new CommandError(`The database could not be created in ${place.folder}: ${lastLogLine(output)}.`);
    await rm(place.folder, { recursive: true, force: true });
    await rename(unfinished, place.folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function refuseForeignVersion(place: PostgresLocation): Promise<void> {
  const version = (await readFile(join(place.folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version !== place.version)
    throw new CommandError(
      version
        ? `${place.folder} was written by PostgreSQL ${version}, this is ${place.version}: set DATA_DIR to another folder.`
        : `${place.folder} is not a readable PostgreSQL folder: move it away to start afresh, or set DATA_DIR to another.`,
    );
}

/**
 * The shell between us and PostgreSQL reads our end of a pipe: when this process dies, even by SIGKILL, the pipe closes and
 * the shell ends the database in order. Detached, so that Ctrl-C reaches us alone and the database goes last.
 */
const watchdog = `exec 3<&0; "$@" & pid=$!; (read -r _ <&3; kill -INT $pid 2>/dev/null) & wait $pid`;

async function launch(place: PostgresLocation, port: number, fast: boolean) {
  const log = openSync(place.logFile, "w", 0o600);
  const settings = serverSettings({ port, fast }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const shell = spawn(
    "/bin/sh",
    ["-c", watchdog, "sh", place.programs.postgres, "-D", place.folder, ...settings],
    {
      ...place.owner,
      cwd: "/",
      detached: true,
      stdio: ["pipe", log, log],
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    },
  );
  closeSync(log);
  shell.stdin?.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => {
    shell.once("exit", () => resolve());
    shell.once("error", () => resolve());
  });
  await untilReady(place, shell);
  let stopping: Promise<void> | undefined;
  return { ended, stop: () => (stopping ??= stopServer(place, shell, ended)) };
}

async function untilReady(place: PostgresLocation, shell: ChildProcess): Promise<void> {
  for (;;) {
    if (shell.exitCode !== null || shell.signalCode !== null || shell.pid === undefined) {
      shell.stdin?.destroy();
      throw new CommandError(
        `The database in ${place.folder} does not start: ${lastLogLine(await readFile(place.logFile, "utf8"))}. ` +
          "Nothing was changed; move the folder away to start afresh, or restore a backup.",
      );
    }
    if ((await runningServer(place))?.ready) return;
    await pause(15);
  }
}

/** Fast shutdown first; a server that hangs past ten seconds is cut off, and recovers at its next start. */
async function stopServer(place: PostgresLocation, shell: ChildProcess, ended: Promise<void>): Promise<void> {
  const running = await runningServer(place);
  shell.stdin?.destroy();
  const cancelTimeout = new AbortController();
  const timeout = pause(10_000, "late" as const, { signal: cancelTimeout.signal }).catch(() => undefined);
  if ((await Promise.race([ended, timeout])) === "late" && running) sendSignal(running.pid, "SIGQUIT");
  cancelTimeout.abort();
  await ended;
  unlockFolder(place);
}

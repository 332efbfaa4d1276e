/** The processes of the embedded PostgreSQL: which one runs on a folder, whose it is, and how one is run to its end. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CommandError } from "#platform/shared/command-error.ts";
import type { PostgresLocation } from "./embedded-postgres-location.ts";

/**
 * Locks the folder for this process. Waits for a command that is ending; refuses where one keeps running;
 * stops a server left by a dead process, so that ours has its own settings.
 * @throws CommandError naming the process that uses the folder.
 */
export async function lockFolder(place: PostgresLocation): Promise<void> {
  await waitUntilFolderIsFree(place);
  await stopAbandonedServer(place);
  const ownerRecord = `${process.pid} ${startTimeOf(process.pid)}`;
  try {
    writeFileSync(ownerFile(place), ownerRecord, { flag: "wx" });
  } catch {
    throw inUse(place, ownerOf(place) ?? 0);
  }
}

export const unlockFolder = (place: PostgresLocation): void => rmSync(ownerFile(place), { force: true });

/** Waits up to three seconds for the owner to go, then refuses. */
export async function waitUntilFolderIsFree(place: PostgresLocation): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const owner = ownerOf(place);
    if (!owner) return unlockFolder(place);
    if (waited >= 3_000) throw inUse(place, owner);
    await pause(100);
  }
}

const inUse = ({ dataDir }: PostgresLocation, owner: number) =>
  new CommandError(
    `The data folder ${dataDir} is in use by process ${owner}: end that first, or set DATA_DIR to another folder.`,
  );

const ownerFile = ({ dataDir }: PostgresLocation) => join(dataDir, "postgres.owner");

/**
 * The running process that locked the folder. Its start time tells it from another process that got its
 * number.
 */
function ownerOf(place: PostgresLocation): number | undefined {
  if (!existsSync(ownerFile(place))) return undefined;
  const [pid, start] = readFileSync(ownerFile(place), "utf8").split(" ");
  return isAlive(Number(pid)) && startTimeOf(Number(pid)) === start ? Number(pid) : undefined;
}

/** Ticks since boot (proc_pid_stat(5), field 22); only Linux says, elsewhere being alive has to do. */
function startTimeOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

async function stopAbandonedServer(place: PostgresLocation): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const running = await runningServer(place);
    if (!running) return;
    if (waited > 12_000)
      throw new CommandError(
        `An older database server (process ${running.pid}) does not leave ${place.folder}: end it and try again.`,
      );
    sendSignal(running.pid, "SIGINT");
    await pause(100);
  }
}

/** What `postmaster.pid` says (PostgreSQL documentation, "Lock file"): process, …, port on line 4, status on line 8. */
export async function runningServer(
  place: PostgresLocation,
): Promise<{ pid: number; port: number; ready: boolean } | undefined> {
  const lines = (await readFile(join(place.folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !(await isPostgres(pid))) return undefined;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? "").trim() === "ready" };
}

/**
 * After a crash the number may belong to another process; only Linux shows that cheaply, elsewhere
 * PostgreSQL decides.
 */
async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "postgres");
  return command.trim() === "postgres";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime, or not ours: the caller looks again.
  }
}

/** Runs one of the programs to its end, as the right user. */
export function run(
  place: PostgresLocation,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(program, args, {
      ...place.owner,
      cwd: "/",
      env: { PATH: process.env["PATH"], LC_ALL: "C" },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** The sentence PostgreSQL itself gives, without its date and process number. */
export function lastLogLine(log: string): string {
  const lines = log.split("\n").filter((line) => line.trim());
  const fatal =
    lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "it said nothing";
  return fatal.replace(/^.*?(FATAL|PANIC|error):\s*/, "").replace(/\.$/, "");
}

/** A free loopback port; PostgreSQL takes it a moment later. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

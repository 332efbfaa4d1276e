/** The processes under `npm start`: started, supervised, restarted when they crash, stopped together. */
import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { defaultHeapMegabytes } from "#platform/server/config/settings.ts";
import { CommandError } from "#platform/shared/command-error.ts";

export interface SupervisedProcess {
  /** Settles when it says for the first time that it is ready; rejects when it ends before. */
  ready: Promise<void>;
  /** Stops it and starts it again, with the current files. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What a process that was started with `startOnMessage` waits for before it begins. */
export interface StartMessage {
  DATABASE_URL: string;
}

/** The setting that tells a process to wait for its StartMessage. */
export const startOnMessage = "START_ON_MESSAGE";

const project = join(import.meta.dirname, "../..");
const maxRestartDelayMs = 30_000;

/**
 * A process that has not exited after this is killed: later than it would exit by itself (long-running.ts).
 */
const killAfterMs = 13_200;

interface SupervisedOptions {
  environment: NodeJS.ProcessEnv;
  /** The script loads its modules meanwhile, and begins its work with this as DATABASE_URL. */
  databaseUrl: Promise<string>;
  /** The setting HEAP_MEGABYTES. */
  heapMegabytes: number;
  /** What its end may take more. */
  moreMs?: number;
}

/**
 * What Node is told for a process that serves: this one's own options, and a bound for its objects. Without one V8 lets
 * them grow to a part of the machine's memory before it cleans up: twice as much for a process with sixteen clients,
 * which are answered no sooner.
 */
export const servingOptions = (heapMegabytes: number = defaultHeapMegabytes): string[] => [
  ...process.execArgv,
  `--max-old-space-size=${heapMegabytes}`,
];

/** Starts `script`. Once it was ready, it is started again whenever it falls. */
export function supervise(script: string, options: SupervisedOptions): SupervisedProcess {
  const { environment, databaseUrl, heapMegabytes, moreMs = 0 } = options;
  let child: ChildProcess;
  let isWanted = true;
  let wasReady = false;
  let exits = 0;
  const first = Promise.withResolvers<void>();
  const startChild = () => {
    const started = launch(script, heapMegabytes, environment);
    child = started;
    databaseUrl.then(
      (url) => started.connected && started.send({ DATABASE_URL: url } satisfies StartMessage),
      // Whoever awaits the database reports it; the processes end with their parent.
      () => undefined,
    );
    child.once("message", () => {
      exits = 0;
      wasReady = true;
      first.resolve();
    });
    child.once("exit", (code, signal) => void (isWanted && restartAfterExit(signal ?? `code ${code}`)));
  };
  const restartAfterExit = async (exitReason: string) => {
    // The process has printed the reason itself.
    if (!wasReady) return first.reject(new CommandError(`${script} did not start (see above).`));
    console.error(`${script} ended unexpectedly (${exitReason}) and is started again.`);
    await pause(Math.min(maxRestartDelayMs, 500 * 2 ** exits++));
    if (isWanted) startChild();
  };
  const stop = async () => {
    isWanted = false;
    await endProcess(child, killAfterMs + moreMs);
  };
  const restart = async () => {
    await stop();
    isWanted = true;
    startChild();
  };
  startChild();
  return { ready: first.promise, stop, restart };
}

/**
 * Runs a script or program of the project to its end, quietly; its output is part of the error when it
 * fails.
 */
export async function runToEnd(
  args: string[],
  environment: NodeJS.ProcessEnv,
  failure: string,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stopOnExit = () => child.kill();
  process.once("exit", stopOnExit);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  process.off("exit", stopOnExit);
  if (code !== 0) throw new CommandError(`${output.trim()}\n${failure}`);
}

function launch(script: string, heapMegabytes: number, environment: NodeJS.ProcessEnv): ChildProcess {
  const stdio: StdioOptions = ["ignore", "inherit", "inherit", "ipc"];
  const args = [...servingOptions(heapMegabytes), join(project, script)];
  const env = withWorkerThreads({ ...environment, [startOnMessage]: "yes" });
  return spawn(process.execPath, args, { cwd: project, env, stdio });
}

/**
 * Password hashes, packing and file access share libuv's threads, four by default: a machine with more cores
 * would not use them. It is read before a script begins, so it is set by who starts one.
 */
const withWorkerThreads = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() * 2)),
  ...environment,
});

/** SIGTERM first, SIGKILL later. */
async function endProcess(child: ChildProcess, killMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const killTimer = setTimeout(() => child.kill("SIGKILL"), killMs);
  await exited;
  clearTimeout(killTimer);
}

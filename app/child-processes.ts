/** The processes under `npm start`: started, watched over, started again when they fall, ended together. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "#platform/shared/refusal.ts";

export interface Supervised {
  /** Settles when it says for the first time that it is ready; rejects when it ends before. */
  ready: Promise<void>;
  /** Ends it and starts it again, with whatever the files say now. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const project = join(import.meta.dirname, "..");
const longestPause = 30_000;

/** Past this a process that was asked to end is killed: later than it would end by itself (long-running.ts). */
const killAfterMs = 13_200;

/** Starts `script`. Once it was ready, it is started again whenever it falls. `moreMs`: what its end may take more. */
export function supervise(script: string, environment: NodeJS.ProcessEnv, moreMs = 0): Supervised {
  let child: ChildProcess;
  let wanted = true;
  let wasReady = false;
  let falls = 0;
  const first = Promise.withResolvers<void>();
  const begin = () => {
    child = launch(script, environment);
    child.once("message", () => {
      falls = 0;
      wasReady = true;
      first.resolve();
    });
    child.once("exit", (code, signal) => void (wanted && afterFall(signal ?? `code ${code}`)));
  };
  const afterFall = async (how: string) => {
    // It has said itself what is wrong.
    if (!wasReady) return first.reject(new Refusal(`${script} did not start (see above).`));
    console.error(`${script} ended unexpectedly (${how}) and is started again.`);
    await pause(Math.min(longestPause, 500 * 2 ** falls++));
    if (wanted) begin();
  };
  const stop = async () => {
    wanted = false;
    await ended(child, killAfterMs + moreMs);
  };
  const restart = async () => {
    await stop();
    wanted = true;
    begin();
  };
  begin();
  return { ready: first.promise, stop, restart };
}

/** Runs a script or program of the project to its end, quietly; what it said comes with the refusal when it fails. */
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
  const stopWithUs = () => child.kill();
  process.once("exit", stopWithUs);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  process.off("exit", stopWithUs);
  if (code !== 0) throw new Refusal(`${output.trim()}\n${failure}`);
}

function launch(script: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const stdio = ["ignore", "inherit", "inherit", "ipc"] as ("ignore" | "inherit" | "ipc")[];
  const args = [...process.execArgv, join(project, script)];
  return spawn(process.execPath, args, { cwd: project, env: withThreads(environment), stdio });
}

/**
 * Password hashes, packing and file access share libuv's threads, four by default: a machine with more cores
 * would not use them. It is read before a script begins, so it is set by who starts one.
 */
const withThreads = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() * 2)),
  ...environment,
});

/** Asked first, killed later. */
async function ended(child: ChildProcess, killMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), killMs);
  await gone;
  clearTimeout(late);
}

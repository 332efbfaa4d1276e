/**
 * The phases of the checks, several side by side: the commands of one run one after another, each in a
 * process group that ends with the phase.
 */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import pLimit from "p-limit";
import { CommandError } from "#platform/shared/command-error.ts";

export interface Count {
  passed: number;
  failed: number;
  /** What failed or needed a retry, repeated at the end: the output above it is long. */
  names?: string[];
}

export interface Phase {
  name: string;
  /** Scripts with their arguments, run on this Node from the project's folder; the first that fails ends the phase. */
  commands: string[][];
  /** After this it is ended and counts as failed. */
  seconds: number;
  /** Shows the output as it comes; otherwise only that of a failure is shown. */
  live?: boolean;
  environment?: () => Promise<Record<string, string>>;
  /** What it was, from whether all commands succeeded and the reports they wrote. */
  count: (succeeded: boolean) => Count;
}

const running = new Set<ChildProcess>();
const endAll = () => running.forEach(endGroup);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
process.once("disconnect", endAll);
process.on("exit", endAll);

/** Begins them in this order, so many at a time: put the longest first. */
export async function runPhases(phases: readonly Phase[], atATime: number): Promise<Count[]> {
  const limit = pLimit(atATime);
  return Promise.all(phases.map((phase) => limit(() => runPhase(phase))));
}

export async function runPhase(phase: Phase): Promise<Count> {
  const began = Date.now();
  if (phase.live) console.log(`\n▸ ${phase.name}`);
  let succeeded = true;
  try {
    const environment = { ...process.env, ...(await phase.environment?.()) };
    for (const command of phase.commands) if (succeeded) succeeded = await run(phase, command, environment);
  } catch (error) {
    succeeded = false;
    console.error(error instanceof CommandError ? error.message : error);
  }
  const count = phase.count(succeeded);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${count.failed ? "✗" : "✓"} ${phase.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  return count;
}

async function run(phase: Phase, command: string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  const stdio = phase.live ? "inherit" : "pipe";
  const child = spawn(process.execPath, command, {
    env: environment,
    detached: true,
    stdio: ["ignore", stdio, stdio],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const timer = setTimeout(() => {
    console.error(`${phase.name} took longer than ${phase.seconds} s and was ended.`);
    endGroup(child);
  }, phase.seconds * 1000);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  running.delete(child);
  if (code !== 0 && output.trim()) console.error(`\n▸ ${phase.name}\n${output.trimEnd()}`);
  return code === 0;
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}

/** Terminal output of the commands: steps with their duration, and errors of one sentence. */
import { CommandError } from "#platform/shared/command-error.ts";

export type ShowStep = (progress: string) => void;

/** Runs one step of a longer command and shows that it runs, how far it is, and how long it took. */
export async function step<T>(label: string, run: (showStep: ShowStep) => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const line = liveLine(label);
  line.show("…");
  const result = await run(line.show);
  line.end(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

const running = new Map<string, string>();

/** On a terminal one line is written over and over for all that runs; elsewhere a line is added at most once a second. */
function liveLine(label: string): { show: ShowStep; end: ShowStep } {
  let last = 0;
  const show = (text: string) => {
    running.set(label, text);
    if (process.stdout.isTTY) return redraw();
    if (Date.now() - last < 1000) return;
    last = Date.now();
    console.log(`${label} ${text}`);
  };
  const end = (text: string) => {
    running.delete(label);
    if (process.stdout.isTTY) process.stdout.write("\r\u001b[2K");
    console.log(`${label} ${text}`);
    if (process.stdout.isTTY) redraw();
  };
  return { show, end };
}

function redraw(): void {
  const parts = [...running].map(([label, text]) => `${label} ${text}`);
  process.stdout.write(`\r\u001b[2K${parts.join(" · ").slice(0, process.stdout.columns - 1)}`);
}

/** Says what is wrong: a refusal its sentence alone, a fault of ours its stack. */
export function printError(error: unknown): void {
  if (process.stdout.isTTY && running.size) process.stdout.write("\n");
  if (typeof error === "string") console.error(error);
  else console.error(error instanceof CommandError ? error.message : error);
}

/** For commands that run to their end: complains and sets the exit code. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

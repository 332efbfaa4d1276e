/** Waiting for a server that was started as a child process. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

interface ReadyOptions {
  /** Answers 200 once the server is ready. */
  url: string;
  timeoutMs: number;
  /** What is thrown when it ends before, or takes longer. */
  failure: string;
}

/** Returns once it is ready, with what stops it. */
export async function untilReady(child: ChildProcess, { url, timeoutMs, failure }: ReadyOptions) {
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
  };
  const until = performance.now() + timeoutMs;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(failure);
    }
    await pause(100);
  }
  return stop;
}

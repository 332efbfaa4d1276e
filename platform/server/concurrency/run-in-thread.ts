/**
 * Work on untrusted input, in a thread with little memory and little time: a hostile input harms no other
 * request.
 */
import { errorCode } from "#platform/shared/caught-error.ts";
import { on } from "node:events";
import { Worker } from "node:worker_threads";

/** For a thread to begin at all, on a machine that is busy with other things. */
const startTimeoutMs = 60_000;
const memoryCheckIntervalMs = 200;

export interface ThreadLimits {
  /** From when the thread says that it begins; and again after each of its messages. */
  timeoutMs: number;
  /** JavaScript's own memory of the thread. */
  megabytes?: number;
  /** How much the whole process may grow in the meantime: buffers count for no thread. */
  growthMegabytes?: number;
}

/** `limits`: too long or too much memory. `broken`: it ended or failed by itself. */
export class ThreadEnded extends Error {
  override name = "ThreadEnded";
  readonly reason: "limits" | "broken";
  constructor(why: "limits" | "broken", detail = "") {
    super(`The thread was ended (${why}) ${detail}`.trim());
    this.reason = why;
  }
}

/**
 * Runs the module in a thread with `input` as its `workerData`; the thread posts `"begun"`, then its answer (see
 * `runThreadEntry`). It sees no environment, and what it prints is dropped.
 * @throws ThreadEnded
 */
export async function runInThread<Answer>(
  module: URL,
  input: unknown,
  limits: ThreadLimits,
): Promise<Answer> {
  const { timeoutMs, megabytes = 256, growthMegabytes } = limits;
  const thread = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
    env: {},
  });
  const limitExceeded = new AbortController();
  const end = () => limitExceeded.abort();
  let timeout = setTimeout(end, startTimeoutMs);
  const memoryWatch = growthMegabytes && watchGrowth(growthMegabytes, end);
  try {
    for await (const [message] of on(thread, "message", { signal: limitExceeded.signal, close: ["exit"] })) {
      clearTimeout(timeout);
      timeout = setTimeout(end, timeoutMs);
      if (message !== "begun") return message as Answer;
    }
    throw new ThreadEnded("broken");
  } catch (error) {
    if (error instanceof ThreadEnded) throw error;
    const isOutOfMemory = errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY";
    const why = limitExceeded.signal.aborted || isOutOfMemory ? "limits" : "broken";
    throw new ThreadEnded(why, error instanceof Error ? error.message : "");
  } finally {
    clearTimeout(timeout);
    clearInterval(memoryWatch);
    await thread.terminate();
  }
}

function watchGrowth(megabytes: number, end: () => void) {
  const maxRss = process.memoryUsage.rss() + megabytes * 1024 * 1024;
  return setInterval(() => {
    if (process.memoryUsage.rss() > maxRss) end();
  }, memoryCheckIntervalMs);
}

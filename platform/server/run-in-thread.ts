/** Work on what strangers send, in a thread with little memory and little time: a hostile input harms nobody else. */
import { on } from "node:events";
import { Worker } from "node:worker_threads";

/** For a thread to begin at all, on a machine that is busy with other things. */
const beginsWithinMs = 60_000;
const looksEveryMs = 200;

export interface ThreadLimits {
  /** From when the thread says that it begins; and again after each of its messages. */
  withinMs: number;
  /** JavaScript's own memory of the thread. */
  megabytes?: number;
  /** How much the whole process may grow meanwhile: buffers count for no thread. */
  growthMegabytes?: number;
}

/** `limits`: too long or too much memory. `broken`: it ended or failed by itself. */
export class ThreadEnded extends Error {
  override name = "ThreadEnded";
  readonly why: "limits" | "broken";
  constructor(why: "limits" | "broken", detail = "") {
    super(`The thread was ended (${why}) ${detail}`.trim());
    this.why = why;
  }
}

/**
 * Runs the module in a thread with `input` as its `workerData`; the thread posts `"begun"`, then its answer (see
 * `answerFromThread`). It sees no environment, and what it prints is dropped.
 * @throws ThreadEnded
 */
export async function runInThread<Answer>(
  module: URL,
  input: unknown,
  limits: ThreadLimits,
): Promise<Answer> {
  const { withinMs, megabytes = 256, growthMegabytes } = limits;
  const thread = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
    env: {},
  });
  const tooMuch = new AbortController();
  const end = () => tooMuch.abort();
  let clock = setTimeout(end, beginsWithinMs);
  const scales = growthMegabytes && watchGrowth(growthMegabytes, end);
  try {
    for await (const [message] of on(thread, "message", { signal: tooMuch.signal, close: ["exit"] })) {
      clearTimeout(clock);
      clock = setTimeout(end, withinMs);
      if (message !== "begun") return message as Answer;
    }
    throw new ThreadEnded("broken");
  } catch (error) {
    if (error instanceof ThreadEnded) throw error;
    const isOutOfMemory = (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
    const why = tooMuch.signal.aborted || isOutOfMemory ? "limits" : "broken";
    throw new ThreadEnded(why, error instanceof Error ? error.message : "");
  } finally {
    clearTimeout(clock);
    clearInterval(scales);
    await thread.terminate();
  }
}

function watchGrowth(megabytes: number, end: () => void) {
  const most = process.memoryUsage.rss() + megabytes * 1024 * 1024;
  return setInterval(() => {
    if (process.memoryUsage.rss() > most) end();
  }, looksEveryMs);
}

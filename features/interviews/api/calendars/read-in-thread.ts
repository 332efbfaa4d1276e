/** Reads calendar texts in a thread with little memory and little time, so that a hostile one harms nobody else. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CalendarError } from "./calendar-error.ts";
import type { IcsAnswer, IcsReading } from "./ics-busy-times.ts";
import type { Busy } from "./merge-busy.ts";

const withinMs = 10_000;

/** @throws CalendarError `too_many` when it takes too long or too much memory, `unreadable` when it is broken. */
export async function readInThread(reading: IcsReading, timeoutMs = withinMs): Promise<Busy[]> {
  const thread = new Worker(new URL("ics.thread.ts", import.meta.url), {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    // The reader has things to say about odd calendars; nobody wants to read them.
    stdout: true,
    stderr: true,
    env: {},
  });
  try {
    const [answer] = (await once(thread, "message", { signal: AbortSignal.timeout(timeoutMs) })) as [
      IcsAnswer,
    ];
    if ("problem" in answer) throw new CalendarError(answer.problem);
    return answer.busy;
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError("too_many", error instanceof Error ? error.message : "");
  } finally {
    await thread.terminate();
  }
}

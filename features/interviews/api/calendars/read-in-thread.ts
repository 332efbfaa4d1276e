/** Reads calendar texts in a thread with little memory and little time, so that a hostile one harms nobody else. */
import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { CalendarError } from "./calendar-error.ts";
import type { IcsAnswer, IcsReading } from "./ics-busy-times.ts";
import type { Busy } from "./merge-busy.ts";

const withinMs = 10_000;
/** For a thread to begin at all, on a machine that is busy with other things. */
const beginsWithinMs = 60_000;

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
  const tooLate = new AbortController();
  const end = () => tooLate.abort();
  let clock = setTimeout(end, beginsWithinMs);
  try {
    for await (const [message] of on(thread, "message", { signal: tooLate.signal })) {
      clearTimeout(clock);
      clock = setTimeout(end, timeoutMs);
      if (message === "reading") continue;
      const answer = message as IcsAnswer;
      if ("problem" in answer) throw new CalendarError(answer.problem);
      return answer.busy;
    }
    throw new CalendarError("unreadable");
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError("too_many", error instanceof Error ? error.message : "");
  } finally {
    clearTimeout(clock);
    await thread.terminate();
  }
}

/** Reads calendar texts in a thread with little memory and little time, so that a hostile one harms nobody else. */
import { runInThread, ThreadEnded } from "#platform/server/concurrency/run-in-thread.ts";
import { CalendarError } from "./calendar-error.ts";
import type { IcsAnswer, IcsReading } from "./ics-busy-times.ts";
import type { Busy } from "../sync/merge-busy.ts";

const withinMs = 10_000;

/** @throws CalendarError `too_many` when it takes too long or too much memory, `unreadable` when it is broken. */
export async function readInThread(reading: IcsReading, timeoutMs = withinMs): Promise<Busy[]> {
  const answer = await read(reading, timeoutMs);
  if ("problem" in answer) throw new CalendarError(answer.problem);
  return answer.busy;
}

async function read(reading: IcsReading, timeoutMs: number): Promise<IcsAnswer> {
  try {
    return await runInThread<IcsAnswer>(new URL("ics.thread.ts", import.meta.url), reading, {
      timeoutMs,
    });
  } catch (error) {
    const isTooMuch = error instanceof ThreadEnded && error.reason === "limits";
    throw new CalendarError(
      isTooMuch ? "too_many" : "unreadable",
      error instanceof Error ? error.message : "",
    );
  }
}

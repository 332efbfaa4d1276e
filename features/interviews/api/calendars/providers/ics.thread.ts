/** The thread in which calendar texts are read: whatever they do to it, it can be ended. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { type IcsAnswer, type IcsReading, icsBusyTimes } from "./ics-busy-times.ts";

await runThreadEntry((reading: IcsReading): IcsAnswer => {
  try {
    return icsBusyTimes(reading);
  } catch {
    return { problem: "unreadable" };
  }
});

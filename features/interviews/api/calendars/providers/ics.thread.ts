/** The thread that parses calendar texts; it can be terminated if one makes it hang. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { type IcsAnswer, type IcsReading, icsBusyTimes } from "./ics-busy-times.ts";

await runThreadEntry((reading: IcsReading): IcsAnswer => {
  try {
    return icsBusyTimes(reading);
  } catch {
    return { problem: "unreadable" };
  }
});

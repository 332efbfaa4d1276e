/** The thread in which calendar texts are read: whatever they do to it, it can be ended. */
import { answerFromThread } from "#platform/server/answer-from-thread.ts";
import { type IcsAnswer, type IcsReading, icsBusyTimes } from "./ics-busy-times.ts";

await answerFromThread((reading: IcsReading): IcsAnswer => {
  try {
    return icsBusyTimes(reading);
  } catch {
    return { problem: "unreadable" };
  }
});

/** The thread in which calendar texts are read: whatever they do to it, it can be ended. */
import { parentPort, workerData } from "node:worker_threads";
import { type IcsAnswer, type IcsReading, icsBusyTimes } from "./ics-busy-times.ts";

// From here on it is the text that takes the time.
parentPort!.postMessage("reading");
parentPort!.postMessage(answer());

function answer(): IcsAnswer {
  try {
    return icsBusyTimes(workerData as IcsReading);
  } catch {
    return { problem: "unreadable" };
  }
}

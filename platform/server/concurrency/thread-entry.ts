/** The thread's end of `runInThread`: begins, works on its input, answers. */
import { parentPort, workerData } from "node:worker_threads";

/** What `work` throws ends the thread, which its starter hears of as `broken`. */
export async function runThreadEntry<Input, Answer>(work: (input: Input) => Promise<Answer> | Answer) {
  // From here on it is the input that takes the time.
  parentPort!.postMessage("begun");
  parentPort!.postMessage(await work(workerData as Input));
}

/** The thread's side of `runInThread`: starts, works on its input, replies. */
import { parentPort, workerData } from "node:worker_threads";

/** An error thrown by `work` ends the thread; the caller sees it as `broken`. */
export async function runThreadEntry<Input, Answer>(work: (input: Input) => Promise<Answer> | Answer) {
  // From here on it is the input that takes the time.
  parentPort!.postMessage("begun");
  parentPort!.postMessage(await work(workerData as Input));
}

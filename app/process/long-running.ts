/** The lifecycle of a process: it starts, reports that it is ready, and shuts down in order when asked to. */
import { printError } from "../commands/terminal.ts";
import { startOnMessage, type StartMessage } from "./child-processes.ts";

export interface ProcessLife {
  /** To be done when the process ends; what was begun last is ended first. */
  onEnd: (end: () => Promise<unknown>) => void;
  /** Ends the process now, with 1: something it cannot do without is gone. */
  fail: (sentence: string) => void;
  /** Its end may take so much longer than that of others. */
  extendShutdown: (ms: number) => void;
}

/** Longer than requests and jobs are given to finish, shorter than the 15 s after which nothing may be left. */
const endTimeoutMs = 13_000;

/**
 * Runs `start`. On a signal, or when the parent process dies, even half started, it shuts down once and
 * exits with 0, however many signals arrive. A CommandError exits with 1, after stopping what was started.
 */
export function runProcess(start: (processLife: ProcessLife) => Promise<void>): void {
  const onEndCallbacks: (() => Promise<unknown>)[] = [];
  let ending = false;
  let moreMs = 0;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), endTimeoutMs + moreMs).unref();
    for (const one of onEndCallbacks.reverse()) await one().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (ending) return;
    printError(error);
    void end(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  process.once("disconnect", () => void end(0));
  const allowMore = (ms: number) => void (moreMs = Math.max(moreMs, ms));
  const begin = async (life: ProcessLife) => {
    const waits = process.env[startOnMessage];
    delete process.env[startOnMessage];
    if (waits) Object.assign(process.env, await startMessage());
    return start(life);
  };
  begin({ onEnd: (one) => void onEndCallbacks.push(one), fail, extendShutdown: allowMore }).then(
    () => process.send?.("ready"),
    fail,
  );
}

/** From the process that supervises this one, once the database can be reached. */
const startMessage = () =>
  new Promise<StartMessage>(
    (resolve) => void process.once("message", (message: StartMessage) => resolve(message)),
  );

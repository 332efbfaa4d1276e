/** A carrier in a process of its own (`carrier.ts`), seen from the worker: started with the first mail, asked by messages. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Carrier, Errand, HandOverOptions, Outcome } from "./hand-over.ts";

/** What the carrier is told when it starts. */
export interface CarrierOptions extends HandOverOptions {
  databaseUrl: string;
  smtpUrl: string;
  /** Default: for every server but one on this machine. */
  requireTls?: boolean;
}

export type Question =
  | { options: CarrierOptions }
  | { number: number; errand: Errand }
  | { endWithin: number };
export type Answer = { number: number } & ({ outcome: Outcome } | { failure: string });

/** Milliseconds: less than the worker itself has to end in order. */
const patience = 8_000;
const script = join(import.meta.dirname, "carrier.ts");

export function carrierProcess(options: CarrierOptions): Carrier & { pid: () => number | undefined } {
  let running: ReturnType<typeof start> | undefined;
  return {
    pid: () => running?.child.pid,
    handOver(errand) {
      if (!running?.child.connected) running = start(options);
      return running.ask(errand);
    },
    async close() {
      if (!running?.child.connected) return;
      const { child } = running;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.send({ endWithin: patience } satisfies Question);
      await gone;
    },
  };
}

function start(options: CarrierOptions) {
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>();
  let count = 0;
  // A session of its own: what ends the worker's group at once leaves it the moment it needs.
  const child: ChildProcess = fork(script, {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("outcome" in answer) asked?.resolve(answer.outcome);
    else asked?.reject(new Error(answer.failure));
  });
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error("The mail's carrier ended unexpectedly"));
    waiting.clear();
  };
  child.once("exit", fail);
  child.once("error", fail);
  const say = (question: Question) => child.send(question);
  say({ options });
  // The worker decides when to end; its carrier keeps it no longer.
  child.unref();
  child.channel?.unref();
  return {
    child,
    ask(errand: Errand): Promise<Outcome> {
      const asked = Promise.withResolvers<Outcome>();
      waiting.set((count += 1), asked);
      say({ number: count, errand });
      return asked.promise;
    },
  };
}

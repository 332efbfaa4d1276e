/**
 * The mail dispatcher in a process of its own (`dispatcher.process.ts`), as the worker uses it: started
 * with the first mail, called by messages.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { MailDispatcher, DeliveryRequest, DeliveryOptions, DeliveryOutcome } from "./deliver.ts";

/** The dispatcher's configuration, sent when it starts. */
export interface DispatcherOptions extends DeliveryOptions {
  databaseUrl: string;
  smtpUrl: string;
  /** Default: for every server but one on this machine. */
  requireTls?: boolean;
}

export type DispatcherRequest =
  | { options: DispatcherOptions }
  | { number: number; request: DeliveryRequest }
  | { endWithinMs: number };
export type DispatcherReply = { number: number } & ({ outcome: DeliveryOutcome } | { failure: string });

/** Milliseconds: less than the worker itself has to end in order. */
const shutdownTimeoutMs = 8_000;
const script = join(import.meta.dirname, "dispatcher.process.ts");

export function startDispatcherProcess(
  options: DispatcherOptions,
): MailDispatcher & { pid: () => number | undefined } {
  let running: ReturnType<typeof start> | undefined;
  return {
    pid: () => running?.child.pid,
    deliver(request) {
      if (!running?.child.connected) running = start(options);
      return running.request(request);
    },
    async close() {
      if (!running?.child.connected) return;
      const { child } = running;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.send({ endWithinMs: shutdownTimeoutMs } satisfies DispatcherRequest);
      await gone;
    },
  };
}

function start(options: DispatcherOptions) {
  const waiting = new Map<number, PromiseWithResolvers<DeliveryOutcome>>();
  let count = 0;
  // A session of its own: what ends the worker's group at once leaves it the moment it needs.
  const child: ChildProcess = fork(script, {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", (answer: DispatcherReply) => {
    const pending = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("outcome" in answer) pending?.resolve(answer.outcome);
    else pending?.reject(new Error(answer.failure));
  });
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error("The mail's carrier ended unexpectedly"));
    waiting.clear();
  };
  child.once("exit", fail);
  child.once("error", fail);
  const send = (message: DispatcherRequest) => child.send(message);
  send({ options });
  // The worker decides when to exit; its dispatcher does not keep it running.
  child.unref();
  child.channel?.unref();
  return {
    child,
    request(request: DeliveryRequest): Promise<DeliveryOutcome> {
      const pending = Promise.withResolvers<DeliveryOutcome>();
      waiting.set((count += 1), pending);
      send({ number: count, request });
      return pending.promise;
    },
  };
}

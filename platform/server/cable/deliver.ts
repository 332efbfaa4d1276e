/**
 * Delivers a broadcast to its subscribers: the row is read once per distinct caller and sent to all their
 * sockets.
 */
import pLimit from "p-limit";
import type { Listener } from "../channel.ts";
import type { Log } from "../context.ts";
import type { BroadcastMessage } from "./broadcast.ts";
import { delivery } from "./frames.ts";
import type { Subscription } from "./connection.ts";
import type { Streams } from "./streams.ts";

/** The JSON:API document of a row as this caller may see it; null where they may not. */
export type PresentRow = (resource: string, id: string, actor: Listener) => Promise<object | null>;

export function createDeliverer({
  streams,
  present,
  log,
}: {
  streams: Streams<Subscription>;
  present: PresentRow;
  log: Log;
}) {
  const deliveryQueue = new Map<string, Promise<void>>();
  const limitReads = pLimit(maxConcurrentReads);

  async function deliver(message: BroadcastMessage) {
    const callers = groupByCaller(streams.listening(message.streams), message.except);
    await Promise.all(Array.from(callers, ([, sockets]) => deliverTo(sockets, message)));
  }

  async function deliverTo(subscriptions: Subscription[], message: BroadcastMessage) {
    const data = await limitReads(async () => read(message, subscriptions[0]!.connection.actor!));
    if (!data) return;
    const json = JSON.stringify({ event: message.event, data });
    for (const { connection, identifier } of subscriptions.filter((one) => one.connection.listens(one)))
      connection.send(delivery(identifier, json));
  }

  const read = ({ data, resource, id }: BroadcastMessage, actor: Listener) =>
    data ?? (resource && id ? present(resource, id, actor) : null);

  /** Messages about one row stay in order; those about different rows do not wait for each other. */
  return (message: BroadcastMessage): Promise<void> => {
    const row = `${message.resource}:${message.id}`;
    const turn = (deliveryQueue.get(row) ?? Promise.resolve())
      .then(() => deliver(message))
      .catch((error: unknown) => log.error({ error, event: message.event }, "cable: not delivered"))
      .finally(() => deliveryQueue.get(row) === turn && deliveryQueue.delete(row));
    deliveryQueue.set(row, turn);
    return turn;
  };
}

/** So that a row watched by thousands leaves connections of the pool to everyone else. */
const maxConcurrentReads = 4;

function groupByCaller(subscriptions: Iterable<Subscription>, except: string | undefined) {
  const callers = new Map<string, Subscription[]>();
  for (const subscription of subscriptions) {
    const actor = subscription.connection.actor;
    if (!actor || actor.accountId === except) continue;
    const key = callerKey(actor);
    const same = callers.get(key);
    if (same) same.push(subscription);
    else callers.set(key, [subscription]);
  }
  return callers;
}

/** Two sockets of the same caller may be sent the very same document. */
export const callerKey = (actor: Listener): string => {
  const { sessionId: _, ...caller } = actor;
  return JSON.stringify(Object.entries(caller).sort());
};

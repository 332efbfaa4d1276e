/**
 * Delivers a broadcast to its subscribers: the row is read once for all callers who see the same of it, and sent to all
 * their sockets.
 */
import pLimit, { type LimitFunction } from "p-limit";
import type { Listener } from "../channel.ts";
import type { Log } from "../context.ts";
import { goneRow, type BroadcastMessage } from "./broadcast.ts";
import { delivery } from "./frames.ts";
import type { Subscription } from "./connection.ts";
import type { Streams } from "./streams.ts";
import { readOncePerView } from "./views.ts";

/** The JSON:API documents of rows as this caller may see them, by their ids; without those they may not see. */
export type PresentRows = (
  resource: string,
  ids: readonly string[],
  actor: Listener,
) => Promise<Map<string, object>>;

/** So that a row watched by thousands leaves connections of the pool to everyone else. */
const maxConcurrentReads = 4;
/** Between so many sockets other work has its turn. */
export const socketsPerTurn = 500;

export interface Deliverer {
  deliver(message: BroadcastMessage): Promise<void>;
  /** When the oldest delivery that is not finished began, by `performance.now`. */
  pendingSince(): number | null;
}

export const limitReads = (): LimitFunction => pLimit(maxConcurrentReads);

interface DelivererParts {
  streams: Streams<Subscription>;
  present: PresentRows;
  limitReads: LimitFunction;
  log: Log;
}

export function createDeliverer({ streams, present, limitReads, log }: DelivererParts): Deliverer {
  const deliveryQueue = new Map<string, Promise<void>>();
  const pending = new Map<object, number>();

  async function deliver(message: BroadcastMessage) {
    const { resource, id } = message;
    const callers = groupByCaller(streams.listening(message.streams), message.except);
    if (!resource || !id) return send([...callers.values()].flat(), messageJson(message, null));
    const read = readOncePerView(async (actor) =>
      messageJson(message, (await present(resource, [id], actor)).get(id) ?? null),
    );
    await Promise.all(
      Array.from(callers.values(), async (subscriptions) =>
        send(subscriptions, await limitReads(() => read(subscriptions[0]!.connection.actor!))),
      ),
    );
  }

  async function send(subscriptions: Subscription[], json: string | null) {
    if (json === null) return;
    const frames = new Map<string, string>();
    for (const [index, subscription] of subscriptions.entries()) {
      if (index > 0 && index % socketsPerTurn === 0) await new Promise(setImmediate);
      const { connection, identifier } = subscription;
      if (!connection.listens(subscription)) continue;
      const frame = frames.get(identifier) ?? delivery(identifier, json);
      frames.set(identifier, frame);
      connection.send(frame);
    }
  }

  return {
    /** Messages about one row stay in order; those about different rows do not wait for each other. */
    deliver(message) {
      const row = `${message.resource}:${message.id}`;
      const turn = (deliveryQueue.get(row) ?? Promise.resolve())
        .then(() => deliver(message))
        .catch((error: unknown) => log.error({ error, event: message.event }, "cable: not delivered"))
        .finally(() => {
          pending.delete(turn);
          if (deliveryQueue.get(row) === turn) deliveryQueue.delete(row);
        });
      deliveryQueue.set(row, turn);
      pending.set(turn, performance.now());
      return turn;
    },
    pendingSince: () => pending.values().next().value ?? null,
  };
}

/**
 * What a subscriber is sent, as JSON. A row that they do not see was new to others only, or it is gone for them: deleted
 * or out of their sight, which look alike. `position` is that of a message which is replayed.
 */
export function messageJson(
  { event, data, resource, id }: BroadcastMessage,
  document: object | null,
  position?: string,
): string | null {
  if (data || document || !resource || !id)
    return data || document ? JSON.stringify({ event, data: data ?? document, position }) : null;
  const [noun, verb] = event.split(".");
  if (verb === "created") return null;
  return JSON.stringify({ event: `${noun}.deleted`, data: goneRow(resource, id), position });
}

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

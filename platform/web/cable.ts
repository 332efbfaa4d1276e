/** The live socket of this page: one Action Cable consumer over /cable, shared by everything that listens. */
import { adapters, createConsumer, type Consumer } from "@rails/actioncable";

import { reportSocket } from "./connection.ts";
import { session, subscribe as watchSession } from "./session.ts";
import { TicketSocket } from "./ticket-socket.ts";

/**
 * Hears a channel until the returned function is called. Those who ask for the same channel and parameters share one
 * subscription. What happens while the socket is away is not told later: `connection.ts` says when to ask again.
 */
export function subscribe(
  channel: string,
  params: Record<string, string>,
  onMessage: (message: unknown) => void,
): () => void {
  const key = JSON.stringify([channel, Object.entries(params).sort()]);
  const heard = subscriptions.get(key) ?? open(key, { channel, ...params });
  heard.listeners.add(onMessage);
  return () => {
    heard.listeners.delete(onMessage);
    // The next screen often listens to the same: a moment's patience spares leaving and coming back.
    setTimeout(() => close(key), 1000);
  };
}

interface Heard {
  listeners: Set<(message: unknown) => void>;
  leave(): void;
}

const subscriptions = new Map<string, Heard>();

function open(key: string, identifier: { channel: string }): Heard {
  const listeners: Heard["listeners"] = new Set();
  const subscription = consumer().subscriptions.create(identifier, {
    received: (message: unknown) => listeners.forEach((listener) => listener(message)),
    connected: () => reportSocket(true),
    disconnected: () => reportSocket(session().status !== "signed-in"),
  });
  const heard = { listeners, leave: () => void subscription.unsubscribe() };
  subscriptions.set(key, heard);
  return heard;
}

function close(key: string) {
  const heard = subscriptions.get(key);
  if (!heard || heard.listeners.size > 0) return;
  subscriptions.delete(key);
  heard.leave();
}

let shared: Consumer | undefined;

function consumer(): Consumer {
  if (shared) return shared;
  adapters.WebSocket = TicketSocket as unknown as typeof WebSocket;
  const made = (shared = createConsumer("/cable"));
  let caller = callerOf();
  // A socket speaks for one caller: another one comes through the door again, nobody stays outside.
  watchSession(() => {
    if (callerOf() === caller) return;
    caller = callerOf();
    made.disconnect();
    if (session().status === "signed-in") made.connect();
    else reportSocket(true);
  });
  return made;
}

function callerOf() {
  const { status, accountId, impersonatorId, employerProfileId } = session();
  return JSON.stringify([status, accountId, impersonatorId, employerProfileId]);
}

/** The live socket of this page: one Action Cable consumer over /cable, shared by everything that listens. */
import { adapters, createConsumer, type Consumer } from "@rails/actioncable";

import { reportSocket } from "./connection.ts";
import { apiSession } from "../api-client/api-session.ts";
import { createReplay, type Replay, type ReplayListener } from "./replay.ts";
import { TicketSocket } from "./ticket-socket.ts";

export interface Listener extends ReplayListener {
  /** The server has confirmed the subscription. Called again after every lost connection. */
  onListening?: () => void;
}

/**
 * Listens to a channel until the returned function is called. Callers with the same channel and parameters share one
 * subscription. What happens while the socket is down is told afterwards to listeners with `since`.
 */
export function subscribe(
  channel: string,
  params: Record<string, string>,
  listener: Listener["onMessage"] | Listener,
): () => void {
  const ear = typeof listener === "function" ? { onMessage: listener } : { ...listener };
  const key = keyOf(channel, params);
  const subscription = subscriptions.get(key) ?? open(key, { channel, ...params });
  subscription.replay.add(ear);
  if (subscription.isListening) {
    ear.onListening?.();
    subscription.replay.ask();
  }
  return () => {
    subscription.replay.remove(ear);
    // The next screen often listens to the same channel: a short delay avoids unsubscribing and subscribing again.
    setTimeout(() => close(key), 1000);
  };
}

/** Sends an action ("typing") over a channel that is listened to. While the socket is down it is dropped. */
export function perform(channel: string, params: Record<string, string>, action: string): void {
  const heard = subscriptions.get(keyOf(channel, params));
  if (heard?.isListening) heard.perform(action);
}

/** To be called when what a listener shows has changed: it may be older than what the others have been told. */
export function askForMissed(channel: string, params: Record<string, string>): void {
  const heard = subscriptions.get(keyOf(channel, params));
  if (heard?.isListening) heard.replay.ask();
}

interface SharedSubscription {
  listeners: Set<Listener>;
  replay: Replay<Listener>;
  isListening: boolean;
  /** Subscribes again where the server rejected the caller. */
  retry(): void;
  perform(action: string): void;
  unsubscribe(): void;
}

const keyOf = (channel: string, params: Record<string, string>) =>
  JSON.stringify([channel, Object.entries(params).sort()]);

const subscriptions = new Map<string, SharedSubscription>();

function open(key: string, identifier: { channel: string }): SharedSubscription {
  let isRejected = false;
  const listeners = new Set<Listener>();
  const heard: SharedSubscription = {
    listeners,
    replay: createReplay(listeners, (since) => void subscription.perform("replay", { since })),
    isListening: false,
    retry: () => {
      if (!isRejected) return;
      isRejected = false;
      subscription = create();
    },
    perform: (action) => void subscription.perform(action),
    unsubscribe: () => void subscription.unsubscribe(),
  };
  const create = () =>
    consumer().subscriptions.create(identifier, {
      received: (message: unknown) => heard.replay.receive(message),
      connected: () => {
        reportSocket(true);
        heard.isListening = true;
        heard.listeners.forEach(({ onListening }) => onListening?.());
        heard.replay.ask();
      },
      disconnected: () => {
        heard.isListening = false;
        heard.replay.lose(TicketSocket.lastPosition);
        reportSocket(!apiSession().caller().isSignedIn);
      },
      rejected: () => {
        isRejected = true;
      },
    });
  let subscription = create();
  subscriptions.set(key, heard);
  return heard;
}

function close(key: string) {
  const heard = subscriptions.get(key);
  if (!heard || heard.listeners.size > 0) return;
  subscriptions.delete(key);
  heard.unsubscribe();
}

let shared: Consumer | undefined;

function consumer(): Consumer {
  if (shared) return shared;
  // The client calls no more of a socket than it has.
  adapters.WebSocket = TicketSocket as unknown as typeof WebSocket;
  const created = (shared = createConsumer("/cable"));
  const reconnect = () => {
    created.connect();
    subscriptions.forEach((heard) => heard.retry());
  };
  TicketSocket.onReconnectRequest = reconnect;
  let { key } = apiSession().caller();
  // A socket belongs to one caller: for another one it reconnects, with a new ticket; without one it stays closed.
  apiSession().subscribe(() => {
    const caller = apiSession().caller();
    if (caller.key === key) return;
    key = caller.key;
    created.disconnect();
    if (caller.isSignedIn) reconnect();
    else reportSocket(true);
  });
  return created;
}

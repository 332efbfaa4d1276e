/** The live socket of this page: one Action Cable consumer over /cable, shared by everything that listens. */
import { adapters, createConsumer, type Consumer } from "@rails/actioncable";

import { reportSocket } from "./connection.ts";
import { apiSession } from "../api-client/api-session.ts";
import { TicketSocket } from "./ticket-socket.ts";

export interface Ear {
  onMessage: (message: unknown) => void;
  /** The server has confirmed: from here on nothing is missed. Said anew after every lost connection. */
  onListening?: () => void;
}

/**
 * Hears a channel until the returned function is called. Those who ask for the same channel and parameters share one
 * subscription. What happens while the socket is away is not told later: `connection.ts` says when to ask again.
 */
export function subscribe(
  channel: string,
  params: Record<string, string>,
  heardBy: Ear["onMessage"] | Ear,
): () => void {
  const ear = typeof heardBy === "function" ? { onMessage: heardBy } : { ...heardBy };
  const key = keyOf(channel, params);
  const heard = subscriptions.get(key) ?? open(key, { channel, ...params });
  heard.ears.add(ear);
  if (heard.isListening) ear.onListening?.();
  return () => {
    heard.ears.delete(ear);
    // The next screen often listens to the same: a moment's patience spares leaving and coming back.
    setTimeout(() => close(key), 1000);
  };
}

/** Tells the server something over a channel that is being heard ("typing"). While the socket is away it is dropped. */
export function perform(channel: string, params: Record<string, string>, action: string): void {
  const heard = subscriptions.get(keyOf(channel, params));
  if (heard?.isListening) heard.perform(action);
}

interface Heard {
  ears: Set<Ear>;
  isListening: boolean;
  /** Asks once more where the caller was not let in. */
  retry(): void;
  perform(action: string): void;
  leave(): void;
}

const keyOf = (channel: string, params: Record<string, string>) =>
  JSON.stringify([channel, Object.entries(params).sort()]);

const subscriptions = new Map<string, Heard>();

function open(key: string, identifier: { channel: string }): Heard {
  let isRejected = false;
  const heard: Heard = {
    ears: new Set(),
    isListening: false,
    retry: () => {
      if (!isRejected) return;
      isRejected = false;
      subscription = create();
    },
    perform: (action) => void subscription.perform(action),
    leave: () => void subscription.unsubscribe(),
  };
  const create = () =>
    consumer().subscriptions.create(identifier, {
      received: (message: unknown) => heard.ears.forEach(({ onMessage }) => onMessage(message)),
      connected: () => {
        reportSocket(true);
        heard.isListening = true;
        heard.ears.forEach(({ onListening }) => onListening?.());
      },
      disconnected: () => {
        heard.isListening = false;
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
  if (!heard || heard.ears.size > 0) return;
  subscriptions.delete(key);
  heard.leave();
}

let shared: Consumer | undefined;

function consumer(): Consumer {
  if (shared) return shared;
  adapters.WebSocket = TicketSocket as unknown as typeof WebSocket;
  const made = (shared = createConsumer("/cable"));
  const comeBack = () => {
    made.connect();
    subscriptions.forEach((heard) => heard.retry());
  };
  TicketSocket.onCalledBack = comeBack;
  let { key } = apiSession().caller();
  // A socket speaks for one caller: another one comes through the door again, nobody stays outside.
  apiSession().subscribe(() => {
    const caller = apiSession().caller();
    if (caller.key === key) return;
    key = caller.key;
    made.disconnect();
    if (caller.isSignedIn) comeBack();
    else reportSocket(true);
  });
  return made;
}

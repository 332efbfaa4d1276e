/** Who listens to what in this process: subscriptions found by the names of their streams. */
import type { OpenedSubscription } from "../channel.ts";
import type { Connection } from "./connection.ts";

export interface Subscription extends OpenedSubscription {
  /** As the client wrote it, byte for byte. */
  identifier: string;
  connection: Connection;
}

export class Streams {
  #byName = new Map<string, Set<Subscription>>();

  add(subscription: Subscription) {
    for (const name of subscription.streams) {
      const listeners = this.#byName.get(name) ?? new Set();
      this.#byName.set(name, listeners.add(subscription));
    }
  }

  remove(subscription: Subscription) {
    for (const name of subscription.streams) {
      const listeners = this.#byName.get(name);
      listeners?.delete(subscription);
      if (listeners?.size === 0) this.#byName.delete(name);
    }
  }

  /** Each subscription once, however many of the streams it listens to. */
  listening(names: string[]): Set<Subscription> {
    const found = new Set<Subscription>();
    for (const name of names) for (const one of this.#byName.get(name) ?? []) found.add(one);
    return found;
  }
}

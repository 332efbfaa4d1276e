/** Who listens to what in this process: subscriptions found by the names of their streams. */

export class Streams<Subscription extends { streams: string[] }> {
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

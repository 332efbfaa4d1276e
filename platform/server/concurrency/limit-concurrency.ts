/** Limits on work that runs at the same time in this process by key; `p-limit` limits work without one. */
import pLimit, { type LimitFunction } from "p-limit";

/**
 * At most `running` of each key at the same time: one account's volume delays no other. Rejects where more than
 * `maxWaiting` of one key wait already.
 */
export function limitConcurrencyPerKey(running: number, maxWaiting: number) {
  const keys = new Map<string, { limit: LimitFunction; count: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const entry = keys.get(key) ?? { limit: pLimit(running), count: 0 };
    if (entry.count >= running + maxWaiting) throw new Error("Too much of this is under way");
    keys.set(key, entry);
    entry.count += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.count -= 1;
      if (entry.count === 0) keys.delete(key);
    }
  };
}

/**
 * Keys take turns: one piece of work waits for at most one of every other key,
 * however many of it are queued.
 */
export function limitConcurrencyFairly(running: number) {
  const waiting = new Map<string, (() => void)[]>();
  let free = running;
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.set(key, [...(waiting.get(key) ?? []), start]));
    try {
      return await work();
    } finally {
      startNext();
    }
  };

  function startNext(): void {
    const [next] = waiting;
    if (!next) return void (free += 1);
    const [key, [start, ...later]] = next;
    // Who had a turn goes to the end of the row.
    waiting.delete(key);
    if (later.length > 0) waiting.set(key, later);
    start!();
  }
}

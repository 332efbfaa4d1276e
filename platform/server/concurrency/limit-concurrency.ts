/** Limits on work that runs at the same time in this process; the rest waits its turn. */

/** `const draw = atMost(2); await draw(() => …)`: the first two run, others as those end. */
export function limitConcurrency(running: number) {
  let free = running;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * The same per key: one account's volume delays no other. Rejects where more than `maxWaiting` of one key
 * wait already.
 */
export function limitConcurrencyPerKey(running: number, maxWaiting: number) {
  const keys = new Map<string, { turn: ReturnType<typeof limitConcurrency>; count: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const entry = keys.get(key) ?? { turn: limitConcurrency(running), count: 0 };
    if (entry.count >= running + maxWaiting) throw new Error("Too much of this is under way");
    keys.set(key, entry);
    entry.count += 1;
    try {
      return await entry.turn(work);
    } finally {
      entry.count -= 1;
      if (entry.count === 0) keys.delete(key);
    }
  };
}

/**
 * Like `limitConcurrency`, but keys take turns: one piece of work waits for at most one of every other key,
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

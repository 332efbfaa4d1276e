/**
 * A cache for texts and pictures that are expensive to build, with a lifetime and a size; simultaneous requests
 * share one build.
 */

interface CacheOptions {
  ttlMs: number;
  /** Of all values together: characters of texts, bytes of pictures. */
  maxLength: number;
  now?: () => number;
}

interface Entry<T> {
  value: Promise<T>;
  until: number;
  length: number;
}

/** `cached(key, make)`. The oldest entries are removed when it is full; a failure is not cached. */
export function limitedCache<T extends { length: number }>({
  ttlMs,
  maxLength,
  now = () => Date.now(),
}: CacheOptions) {
  const entries = new Map<string, Entry<T>>();
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const cachedEntry = entries.get(key);
    if (cachedEntry && cachedEntry.until > now()) return cachedEntry.value;
    const entry: Entry<T> = { value: make(), until: now() + ttlMs, length: 0 };
    entries.delete(key);
    entries.set(key, entry);
    try {
      const value = await entry.value;
      entry.length = value.length;
      removeOldest();
      return value;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };

  function removeOldest(): void {
    let total = [...entries.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [key, { length }] of entries) {
      if (total <= maxLength) return;
      entries.delete(key);
      total -= length;
    }
  }
}

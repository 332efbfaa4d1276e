/**
 * A cache for texts that are expensive to build, with a lifetime and a size; simultaneous requests share
 * one build.
 */

interface TextCacheOptions {
  ttlMs: number;
  maxCharacters: number;
  now?: () => number;
}

interface Entry {
  text: Promise<string>;
  until: number;
  length: number;
}

/** `cached(key, make)`. The oldest entries are removed when it is full; a failure is not cached. */
export function textCache({ ttlMs, maxCharacters, now = Date.now }: TextCacheOptions) {
  const entries = new Map<string, Entry>();
  return async (key: string, make: () => Promise<string>): Promise<string> => {
    const cachedEntry = entries.get(key);
    if (cachedEntry && cachedEntry.until > now()) return cachedEntry.text;
    const entry: Entry = { text: make(), until: now() + ttlMs, length: 0 };
    entries.delete(key);
    entries.set(key, entry);
    try {
      const text = await entry.text;
      entry.length = text.length;
      removeOldest();
      return text;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };

  function removeOldest(): void {
    let total = [...entries.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [key, { length }] of entries) {
      if (total <= maxCharacters) return;
      entries.delete(key);
      total -= length;
    }
  }
}

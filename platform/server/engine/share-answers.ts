/** The same question of several callers at the same moment, answered once. */

interface Moment<T> {
  /** Whoever asks while an answer is being made waits for the next one. */
  next: (PromiseWithResolvers<T> & { make: () => Promise<T> }) | null;
}

/**
 * Answers by `make` for everybody who asks the same (`key`) before it begins: at most one answer is being made for a key
 * and one waits for it. Nobody gets what was read before they asked, so nothing is ever out of date.
 */
export function shareAnswers<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const moments = new Map<string, Moment<T>>();

  async function begin(key: string, make: () => Promise<T>): Promise<T> {
    const moment: Moment<T> = { next: null };
    moments.set(key, moment);
    try {
      return await make();
    } finally {
      moments.delete(key);
      const { next } = moment;
      if (next) next.resolve(begin(key, next.make));
    }
  }

  return (key, make) => {
    const moment = moments.get(key);
    if (!moment) return begin(key, make);
    moment.next ??= { ...Promise.withResolvers<T>(), make };
    return moment.next.promise;
  };
}

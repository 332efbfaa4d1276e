/** Work of which only so much runs at once in this process; the rest waits its turn. */

/** `const draw = atMost(2); await draw(() => …)`: the first two run, others as those end. */
export function atMost(running: number) {
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

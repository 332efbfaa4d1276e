/** Random numbers with a fixed seed: the same marketplace every time. */

export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  /** True in so many of 1. */
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** So many different ones, in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** By weight: `{published: 8, draft: 1}`. */
  weighted: <K extends string>(weights: { [key in K]?: number }) => K;
  shuffled: <T>(list: readonly T[]) => T[];
  /** A UUIDv7 of that moment, so that ids sort by time as the database's own do. */
  id: (at: Date) => string;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: small, fast, and good enough to look like life.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)]!;
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    some: (list, count) => takeSome(list, count, next),
    weighted: (weights) => weigh(weights, next()),
    shuffled: (list) => takeSome(list, list.length, next, false),
    id: (at) => uuidV7(at, next),
  };
}

function takeSome<T>(list: readonly T[], count: number, next: () => number, inOrder = true): T[] {
  const order = list.map((_, index) => index);
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  const picked = order.slice(0, Math.min(count, list.length));
  return (inOrder ? picked.toSorted((a, b) => a - b) : picked).map((index) => list[index]!);
}

function weigh<K extends string>(weights: { [key in K]?: number }, share: number): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = share * entries.reduce((sum, [, weight]) => sum + weight, 0);
  return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0];
}

function uuidV7(at: Date, next: () => number): string {
  const hex = (bits: number) =>
    Math.floor(next() * 2 ** bits)
      .toString(16)
      .padStart(bits / 4, "0");
  const time = at.getTime().toString(16).padStart(12, "0");
  const variant = (8 + Math.floor(next() * 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`;
}

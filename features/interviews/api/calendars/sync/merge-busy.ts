/** Busy times as intervals: overlapping and touching ones become one, and none reaches out of the window. */

/** Milliseconds since 1970, the end not included. */
export type Busy = readonly [start: number, end: number];

export interface Window {
  from: number;
  until: number;
}

/** In order; no two touch. */
export function mergeBusy(times: Iterable<Busy>, { from, until }: Window): Busy[] {
  const inside: [number, number][] = [];
  for (const [start, end] of times) {
    if (end > start && end > from && start < until)
      inside.push([Math.max(start, from), Math.min(end, until)]);
  }
  const merged: [number, number][] = [];
  for (const [start, end] of inside.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

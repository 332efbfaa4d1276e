/** The order of a list that lives: by the newest message, but rows that are being read stay where they are. Pure. */

interface Row {
  id: string;
  latestMessageAt: string | null;
}

interface Ordered<R> {
  rows: R[];
  /** The newest first would be another order than the one shown. */
  hasMoved: boolean;
}

/** `kept`: ids as they stand on the screen; without any, the newest are first. */
export function inShownOrder<R extends Row>(rows: readonly R[], kept: readonly string[]): Ordered<R> {
  const newest = rows.toSorted((one, other) => timeOf(other) - timeOf(one));
  const place = new Map(kept.map((id, index) => [id, index]));
  const old = rows
    .filter(({ id }) => place.has(id))
    .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  if (old.length === 0) return { rows: newest, hasMoved: false };
  // What is new to the list waits at its end, so that nothing moves down.
  const shown = [...old, ...newest.filter(({ id }) => !place.has(id))];
  return { rows: shown, hasMoved: shown.some((row, index) => row !== newest[index]) };
}

const timeOf = ({ latestMessageAt }: Row) => (latestMessageAt ? Date.parse(latestMessageAt) : 0);

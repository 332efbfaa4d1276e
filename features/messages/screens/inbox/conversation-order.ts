/** The order of a list that lives: by the newest message, but rows that are being read stay where they are. Pure. */

interface Row {
  id: string;
  latestMessageAt: string | null;
}

interface Ordered<R> {
  rows: R[];
  /** The newest first would be another order than the one shown. */
  isReordered: boolean;
}

/** `kept`: ids as they stand on the screen; without any, the newest are first. */
export function orderRows<R extends Row>(rows: readonly R[], shownIds: readonly string[]): Ordered<R> {
  const newest = rows.toSorted((one, other) => timeOf(other) - timeOf(one));
  const indexById = new Map(shownIds.map((id, index) => [id, index]));
  const stillShown = rows
    .filter(({ id }) => indexById.has(id))
    .toSorted((one, other) => indexById.get(one.id)! - indexById.get(other.id)!);
  if (stillShown.length === 0) return { rows: newest, isReordered: false };
  // What is new to the list waits at its end, so that nothing moves down.
  const shown = [...stillShown, ...newest.filter(({ id }) => !indexById.has(id))];
  return { rows: shown, isReordered: shown.some((row, index) => row !== newest[index]) };
}

const timeOf = ({ latestMessageAt }: Row) => (latestMessageAt ? Date.parse(latestMessageAt) : 0);

/** The order of the live conversation list: by newest message, but rows do not move while the list is being read. */

interface Row {
  id: string;
  latestMessageAt: string | null;
}

interface Ordered<R> {
  rows: R[];
  /** The shown order differs from newest first. */
  isReordered: boolean;
}

/** `shownIds`: the ids in their order on the screen; if empty, the newest come first. */
export function orderRows<R extends Row>(rows: readonly R[], shownIds: readonly string[]): Ordered<R> {
  const newest = rows.toSorted((one, other) => timeOf(other) - timeOf(one));
  const indexById = new Map(shownIds.map((id, index) => [id, index]));
  const stillShown = rows
    .filter(({ id }) => indexById.has(id))
    .toSorted((one, other) => indexById.get(one.id)! - indexById.get(other.id)!);
  if (stillShown.length === 0) return { rows: newest, isReordered: false };
  // New rows are appended, so that nothing moves down.
  const shown = [...stillShown, ...newest.filter(({ id }) => !indexById.has(id))];
  return { rows: shown, isReordered: shown.some((row, index) => row !== newest[index]) };
}

const timeOf = ({ latestMessageAt }: Row) => (latestMessageAt ? Date.parse(latestMessageAt) : 0);

/** New positions for rows whose order changed. */

interface Positioned {
  id: string;
  position: number;
}

/**
 * The rows whose position changes when the one at `from` is put at `to`. Rows keep the positions that the list had, in
 * the new order; equal ones are pulled apart, so that the order holds.
 */
export function movedPositions(rows: readonly Positioned[], from: number, to: number): Positioned[] {
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!);
  const free = rows.map(({ position }) => position).toSorted((a, b) => a - b);
  let last = -Infinity;
  return moved.flatMap(({ id, position: before }, index) => {
    last = Math.max(free[index]!, last + 1);
    return last === before ? [] : [{ id, position: last }];
  });
}

/** Which applications have changed since they were first shown here; opening one says that it has been seen. */
import { useState } from "react";

interface Row {
  id: string;
  stateChangedAt: string;
  viewedAt: string | null;
}

export function useUpdated(
  rows: readonly Row[] | undefined,
  openId: string | undefined,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<Record<string, string>>({});
  const fresh = (rows ?? []).filter(
    (row) => !seen[row.id] || (row.id === openId && seen[row.id] !== markOf(row)),
  );
  if (fresh.length > 0) setSeen({ ...seen, ...marksOf(fresh) });
  const changed = (rows ?? []).filter((row) => seen[row.id] && seen[row.id] !== markOf(row));
  return new Set(changed.map(({ id }) => id));
}

const marksOf = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, markOf(row)]));

const markOf = ({ stateChangedAt, viewedAt }: Row) => `${stateChangedAt} ${viewedAt}`;

/** Which applications have changed since they were first shown here; opening one says that it has been seen. */
import { useEffect, useState } from "react";

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
  useEffect(() => {
    setSeen((before) => ({ ...marksOf(rows), ...before, ...(openId && marksOf(rows, openId)) }));
  }, [rows, openId]);
  const changed = (rows ?? []).filter((row) => seen[row.id] && seen[row.id] !== markOf(row));
  return new Set(changed.map(({ id }) => id));
}

const marksOf = (rows: readonly Row[] = [], only?: string) =>
  Object.fromEntries(
    rows.filter(({ id }) => only === undefined || id === only).map((row) => [row.id, markOf(row)]),
  );

const markOf = ({ stateChangedAt, viewedAt }: Row) => `${stateChangedAt} ${viewedAt}`;

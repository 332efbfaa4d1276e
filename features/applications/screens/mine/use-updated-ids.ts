/** The ids of applications that changed since they were first shown; opening one marks it as seen. */
import { useState } from "react";

interface Row {
  id: string;
  stateChangedAt: string;
  viewedAt: string | null;
}

export function useUpdatedIds(
  rows: readonly Row[] | undefined,
  openId: string | undefined,
): ReadonlySet<string> {
  const [seenVersions, setSeenVersions] = useState<Record<string, string>>({});
  const fresh = (rows ?? []).filter(
    (row) => !seenVersions[row.id] || (row.id === openId && seenVersions[row.id] !== versionOf(row)),
  );
  if (fresh.length > 0) setSeenVersions({ ...seenVersions, ...versionsOf(fresh) });
  const changed = (rows ?? []).filter(
    (row) => seenVersions[row.id] && seenVersions[row.id] !== versionOf(row),
  );
  return new Set(changed.map(({ id }) => id));
}

const versionsOf = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, versionOf(row)]));

const versionOf = ({ stateChangedAt, viewedAt }: Row) => `${stateChangedAt} ${viewedAt}`;

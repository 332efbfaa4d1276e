/** The order of entries on a profile: current ones first, then by the latest start. */

interface Entry {
  current: boolean;
  startDate: string;
}

export const latestFirst = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => Number(b.current) - Number(a.current) || b.startDate.localeCompare(a.startDate));

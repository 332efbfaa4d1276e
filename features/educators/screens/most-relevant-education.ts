/** The most relevant education: a current one, otherwise the one that ended last. */
import type { DatedEntry } from "../experience.ts";

export function mostRelevantEducation<Entry extends DatedEntry>(entries: readonly Entry[]): Entry | null {
  return [...entries].sort(moreRelevantFirst)[0] ?? null;
}

/** Of two current ones the later start wins; an entry without an end date comes last. */
function moreRelevantFirst(a: DatedEntry, b: DatedEntry): number {
  if (Boolean(a.current) !== Boolean(b.current)) return a.current ? -1 : 1;
  const [dateA, dateB] = a.current ? [a.startDate, b.startDate] : [a.endDate, b.endDate];
  return (dateB ?? "").localeCompare(dateA ?? "");
}

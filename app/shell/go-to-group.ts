/** What "Go to…" finds, in groups. */
import type { CollectionView } from "#platform/web/data/use-collection.ts";

export interface GoToEntry {
  to: string;
  label: string;
  /** Tells apart what has the same name. */
  note?: string | undefined;
}

export interface GoToGroup {
  label: string;
  entries: GoToEntry[];
}

/** A search that failed has found nothing; the pages are still there. */
export const isUnderway = ({ data, error, isLoading, isUpdating }: CollectionView<unknown>) =>
  !error && (isUpdating || (isLoading && data === undefined));

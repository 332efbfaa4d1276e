/** One's own saved filters, newest first, with who is new in each. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useHasCollection } from "#platform/web/shell/collections.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { SavedFilterSelection } from "../../../saved-filter-selection.ts";

export type SavedFilter = ResourceOf<typeof SavedFilterSelection>;

export const savedAt = "employers/saved_filter_selections";

export function useSavedFilters() {
  const isThere = useHasCollection(savedAt);
  return useCollection(SavedFilterSelection, {
    at: savedAt,
    size: 100,
    sort: "-createdAt",
    live: "SavedFiltersChannel",
    enabled: isThere,
  });
}

/** The current profile's saved filters, newest first, with who is new in each. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";

export type SavedFilter = ResourceOf<typeof SavedFilterSelection>;

export const savedFiltersPath = "employers/saved_filter_selections";

export function useSavedFilters() {
  const isThere = useHasCollection(savedFiltersPath);
  return useCollection(SavedFilterSelection, {
    at: savedFiltersPath,
    size: 100,
    sort: "-createdAt",
    live: "SavedFiltersChannel",
    enabled: isThere,
  });
}

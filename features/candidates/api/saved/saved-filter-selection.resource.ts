/** Saved filters over JSON:API: a profile's own searches for candidates, each with who is new in it. */
import { alwaysAllowed, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { diffField, grownAtField } from "./current-diffs.query.ts";
import { savedFilterStreams } from "./saved-filters.channel.ts";
import { changeFilters, saveSelection, selectionInput } from "./save-filter-selection.action.ts";
import { filtersInput, sortKeys, type FilterTexts } from "./canonical-filters.ts";

type Selection = Row<"savedFilterSelections">;

export const savedFilterSelections = resource({
  entity: SavedFilterSelection,
  table: "savedFilterSelections",
  operators: operatorAccess.people,
  collections: {
    "employers/saved_filter_selections": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    employer: (rows, me) => rows.where("savedFilterSelections.employerProfileId", "=", me.employerProfileId),
  },
  fields: {
    filters: {
      read: ({ filters }: Selection) => sortKeys(filters as FilterTexts),
      input: filtersInput,
      save: changeFilters,
    },
    diff: diffField,
    // Other columns may change too; readers only need the time of the latest new match.
    updatedAt: grownAtField,
  },
  sorts: { createdAt: "createdAt", updatedAt: "extendedAt", name: "name" },
  defaultSort: "-createdAt",
  streams: savedFilterStreams,
  create: { input: selectionInput, run: saveSelection },
  updatableBy: { name: alwaysAllowed, filters: alwaysAllowed, emailMe: alwaysAllowed },
  delete: alwaysAllowed,
});

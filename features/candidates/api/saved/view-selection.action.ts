/** Opening a saved filter clears its diff. */
import { action } from "#platform/server/action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { z } from "zod";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { savedFilterStreams } from "./saved-filters.channel.ts";
import { resetBaseline } from "./reset-baseline.ts";

export const viewSelection = action({
  path: "employers/saved_filter_selections/:id/view",
  summary: "Say that a saved filter was looked at: nobody is new in it any more.",
  for: ["employer"],
  input: z.object({}),
  on: SavedFilterSelection,
  run: async ({ db, now }, _input, selection) => {
    await resetBaseline(db, selection.id, now());
    await broadcastRow(db, savedFilterStreams, selection);
    return { resource: { type: SavedFilterSelection.type, id: selection.id } };
  },
});

/**
 * `SavedFiltersChannel`: `saved_filter_selection.updated` (`.created`, `.deleted`), to the profile that owns it:
 * also when someone new matches.
 */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";

export const savedFiltersChannel = channel({
  name: "SavedFiltersChannel",
  streams: (actor) => (actor.kind === "employer" ? [streamOf(actor.employerProfileId)] : null),
});

const streamOf = (employerProfileId: string) => `saved-filters:employer-profile:${employerProfileId}`;

/** What was done in one window shows in the others. */
export const savedFilterStreams: RowStreams<{ employerProfileId: string }> = {
  type: SavedFilterSelection.type,
  event: "saved_filter_selection",
  of: ({ employerProfileId }) => [streamOf(employerProfileId)],
};

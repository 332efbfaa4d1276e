/**
 * `SavedFiltersChannel`: `saved_filter_selection.updated` (`.created`, `.deleted`), to the profile that owns it:
 * also when someone new matches.
 */
import { type EventListener, on, type RowChange } from "#platform/server/events.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";

export const savedFiltersChannel = channel({
  name: "SavedFiltersChannel",
  streams: (actor) => (actor.kind === "employer" ? [streamOf(actor.employerProfileId)] : null),
});

const streamOf = (employerProfileId: string) => `saved-filters:employer-profile:${employerProfileId}`;

export const broadcastToOwner = (
  db: Queryable,
  { id, employerProfileId }: { id: string; employerProfileId: string },
  event: "created" | "updated" = "updated",
): Promise<void> =>
  broadcast(db, {
    streams: [streamOf(employerProfileId)],
    event: `saved_filter_selection.${event}`,
    resource: SavedFilterSelection.type,
    id,
  });

/** What was done in one window shows in the others. */
const broadcastSelection =
  (event: "created" | "updated" | "deleted") =>
  async ({ db }: WriteContext, { id, before, after }: RowChange<"savedFilterSelections">): Promise<void> => {
    const { employerProfileId } = (after ?? before)!;
    if (event !== "deleted") return broadcastToOwner(db, { id, employerProfileId }, event);
    // A deleted selection cannot be read any more: listeners refetch the list.
    const streams = [streamOf(employerProfileId)];
    await broadcast(db, { streams, event: "saved_filter_selection.deleted", data: { data: null } });
  };

export const savedFilterListeners: EventListener[] = (["created", "updated", "deleted"] as const).map(
  (event) => on(`saved_filter_selections.${event}`, broadcastSelection(event)),
);

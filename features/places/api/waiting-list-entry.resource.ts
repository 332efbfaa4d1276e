/** Who waits for an area to open, over JSON:API: operators read where it is worth opening one. */
import { booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { WaitingListEntry } from "../waiting-list-entry.ts";

export const waitingListEntries = resource({
  entity: WaitingListEntry,
  table: "waitingListEntries",
  operators: { read: ["content", "support"], write: [] },
  collections: { waiting_list_entries: { for: [] } },
  visibleTo: {},
  filters: {
    waiting: filter(booleanParam, (rows, isWaiting) =>
      rows.where("waitingListEntries.notifiedAt", isWaiting ? "is" : "is not", null),
    ),
    zipCode: filter(z.string().regex(/^\d{5}$/), (rows, zip) =>
      rows.where("waitingListEntries.zipCode", "=", zip),
    ),
    // An entry never changes but by being told.
    updatedSince: filter(
      z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      (rows, since) => rows.where("waitingListEntries.createdAt", ">=", since),
    ),
  },
  sorts: { createdAt: "createdAt" },
  defaultSort: "-createdAt",
  includes: ["brand"],
});

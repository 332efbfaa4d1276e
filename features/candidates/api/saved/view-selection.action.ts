/** Opening a saved filter clears its diff. */
import { action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { z } from "zod";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { broadcastToOwner } from "./saved-filters.channel.ts";
import { resetBaseline } from "./reset-baseline.ts";

export const viewSelection = action({
  path: "employers/saved_filter_selections/:id/view",
  summary: "Say that a saved filter was looked at: nobody is new in it any more.",
  for: ["employer"],
  input: z.object({}),
  find: findOwnSelection,
  run: async ({ db, now }, _input, selection) => {
    await resetBaseline(db, selection.id, now());
    await broadcastToOwner(db, selection);
    return { resource: { type: SavedFilterSelection.type, id: selection.id } };
  },
});

async function findOwnSelection({ db, actor }: WriteContext, { id }: Record<string, string>) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const selection = await db
    .selectFrom("savedFilterSelections")
    .select(["id", "employerProfileId"])
    .where("id", "=", id!)
    .where("employerProfileId", "=", (actor as Employer).employerProfileId)
    .executeTakeFirst();
  if (!selection) throw notFound();
  return selection;
}

/** `NotesChannel`: the notes about one educator, to the team that writes them: `note.created`, `.updated`, `.deleted`. */
import { type EventListener, on, type RowChange } from "#platform/server/events.ts";
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import { broadcast } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { Note } from "../../note.ts";

export const notesChannel = channel({
  name: "NotesChannel",
  params: z.object({ userProfileId: z.uuid() }),
  async streams(actor, { userProfileId }, { db }) {
    if (actor.kind !== "employer") return null;
    const { employerId } = actor;
    const known = await db
      .selectFrom("userProfiles")
      .select("id")
      .where("id", "=", userProfileId)
      .where(isVisibleTo(actor))
      .executeTakeFirst();
    return known ? [stream({ employerId, userProfileId })] : null;
  },
});

/** A team's own stream for each educator: no other team and no educator can subscribe to it. */
const stream = ({ employerId, userProfileId }: { employerId: string; userProfileId: string }) =>
  `notes:${employerId}:${userProfileId}`;

const broadcastNote =
  (event: "created" | "updated" | "deleted") =>
  async ({ db }: WriteContext, { id, before, after }: RowChange<"notes">): Promise<void> => {
    const note = (after ?? before)!;
    // A deleted note cannot be read any more: listeners refetch the list.
    const what = event === "deleted" ? { data: { data: null } } : { resource: Note.type, id };
    await broadcast(db, { streams: [stream(note)], event: `note.${event}`, ...what });
  };

export const noteListeners: EventListener[] = [
  on("notes.created", broadcastNote("created")),
  on("notes.updated", broadcastNote("updated")),
  on("notes.deleted", broadcastNote("deleted")),
];

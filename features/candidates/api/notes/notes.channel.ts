/** `NotesChannel`: the notes about one educator, to the team that writes them: `note.created`, `.updated`, `.deleted`. */
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { channel } from "#platform/server/channel.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";

type NoteKeys = Pick<Row<"notes">, "employerId" | "userProfileId">;

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
const stream = ({ employerId, userProfileId }: NoteKeys) => `notes:${employerId}:${userProfileId}`;

export const noteStreams: RowStreams<NoteKeys> = {
  type: "notes",
  event: "note",
  of: (note) => [stream(note)],
};

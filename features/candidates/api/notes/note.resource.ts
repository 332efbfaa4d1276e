/** Notes over JSON:API: visible to the team alone. `visibleTo` does not name educators, so they cannot read any. */
import { hasDealingsWith } from "#features/educators/api/visible-profiles.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { forbidden, notFound } from "#platform/server/errors.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { Note } from "../../note.ts";
import { isNoteAuthor } from "../../note.policy.ts";
import { loadAuthorNames } from "./author-names.query.ts";
import { noteStreams } from "./notes.channel.ts";

const { body } = Note.attributes;
const input = z.strictObject({
  userProfileId: z.uuid(/*i18n*/ "Say whom the note is about"),
  body,
});

export const notes = resource({
  entity: Note,
  table: "notes",
  collections: {
    "employers/notes": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: { employer: (rows, me) => rows.where("notes.employerId", "=", me.employerId) },
  fields: { authorName: { load: loadAuthorNames } },
  filters: {
    userProfileId: filter(idListParam, (rows, people) => rows.where("notes.userProfileId", "in", people)),
  },
  sorts: { createdAt: "createdAt", updatedAt: "updatedAt" },
  defaultSort: "-createdAt",
  includes: ["userProfile", "employerProfile"],
  streams: noteStreams,
  create: { input, run: createNote },
  updatableBy: { body: isNoteAuthor },
  delete: isNoteAuthor,
  cursorPaging: true,
});

/** About people the team finds or deals with, hidden since or not; anyone who is not there for it can't be written about. */
async function createNote(
  { db, actor }: WriteContext,
  { userProfileId, body: text }: z.output<typeof input>,
): Promise<string> {
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  const { employerId, employerProfileId } = actor;
  const profile = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("id", "=", userProfileId)
    .where(hasDealingsWith(actor))
    .executeTakeFirst();
  if (!profile) throw notFound();
  const { id } = await db
    .insertInto("notes")
    .values({ employerId, employerProfileId, userProfileId, body: text })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

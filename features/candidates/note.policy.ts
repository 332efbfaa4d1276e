/** Who may do what to a team's note: every member reads all of them, and only the author changes one. */
import type { Actor } from "#platform/shared/actor.ts";

export const isNoteAuthor = (actor: Actor, note: { employerProfileId: string | null }) =>
  actor.kind === "employer" && actor.employerProfileId === note.employerProfileId;

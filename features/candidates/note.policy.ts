/** Who may do what to a note of their team: everybody reads all of them, and only its author changes one. */
import type { Actor } from "#platform/shared/actor.ts";

export const isNoteAuthor = (actor: Actor, note: { employerProfileId: string | null }) =>
  actor.kind === "employer" && actor.employerProfileId === note.employerProfileId;

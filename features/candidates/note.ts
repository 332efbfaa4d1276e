/** A team's private note about an educator: educators can never read it. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const maxNoteLength = 5000;

export const Note = entity("notes", {
  attributes: {
    body: requiredText(/*i18n*/ "Write a note first", maxNoteLength),
    /** The author's full name; null once their account is gone. */
    authorName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  /** `employerProfile` is the author; null once they left. */
  belongsTo: { userProfile: UserProfile, employerProfile: EmployerProfile },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    notes: typeof Note;
  }
}

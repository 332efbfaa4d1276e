/** What a team writes down about an educator, for itself alone: educators never see a note by any way. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const noteAtMost = 5000;

export const Note = entity("notes", {
  attributes: {
    body: requiredText(/*i18n*/ "Write a note first", noteAtMost),
    /** The author's full name; null once their account is gone. */
    authorName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  /** `employerProfile` is the author; null once they left. */
  belongsTo: { userProfile: UserProfile, employerProfile: EmployerProfile },
});

/** A named, saved search for candidates, with who is new in it since it was last opened. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

/** The most a diff holds. */
export const maxDiffSize = 500;

export const SavedFilterSelection = entity("saved_filter_selections", {
  attributes: {
    name: requiredText(/*i18n*/ "Give it a name", 100),
    /** In the collection's format: name → text. */
    filters: z.record(z.string(), z.string()),
    /** Ids of user profiles that match now and did not when last viewed. */
    diff: z.array(z.uuid()),
    emailMe: z.boolean(),
    viewedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    /** Changes only when the diff grows. */
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { employerProfile: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    saved_filter_selections: typeof SavedFilterSelection;
  }
}

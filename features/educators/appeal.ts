/** An appeal: a rejected educator asks for another review of the decision. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const appealStates = ["open", "upheld", "declined"] as const;
export type AppealState = (typeof appealStates)[number];

export const Appeal = entity("appeals", {
  attributes: {
    text: requiredText(/*i18n*/ "Say why the decision should change", 5000),
    state: z.enum(appealStates),
    /** What the operators answered. */
    answer: z.string().max(5000),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    appeals: typeof Appeal;
  }
}

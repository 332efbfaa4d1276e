/** Profile questions, and an educator's answers to them. */
import { entity } from "#platform/shared/entity.ts";
import { preprocess } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import { inputTypes, questionCategories } from "./profile-question-constants.ts";

export const questionOption = z.object({
  value: z.string(),
  title: z.string(),
  /** The effect of choosing the option: adds unlisted questions after this one, or rejects the educator. */
  flow: z
    .object({ add: z.array(z.string()).optional(), reject: z.enum(["soft", "final"]).optional() })
    .optional(),
});
export type QuestionOption = z.infer<typeof questionOption>;

export const ProfileQuestion = entity("profile_questions", {
  attributes: {
    name: z.string(),
    label: z.string(),
    labelSubtext: z.string(),
    description: z.string(),
    category: z.enum(questionCategories),
    inputType: z.enum(inputTypes),
    minInput: z.number().int(),
    options: z.array(questionOption),
    config: z.record(z.string(), z.unknown()),
    order: z.number().int(),
    required: z.boolean(),
    unlisted: z.boolean(),
  },
  belongsTo: { geography: "geographies" },
});

/** Stored as text: plain, or JSON for lists and objects. Clients may send either. */
export const answerText = preprocess(
  (value) =>
    typeof value === "string" || value === null || value === undefined ? value : JSON.stringify(value),
  z.string(/*i18n*/ "Answer this question").max(20_000),
  z.union([z.number(), z.boolean(), z.array(z.unknown()), z.looseObject({})]),
);

export const ProfileQuestionAnswer = entity("profile_question_answers", {
  attributes: {
    value: answerText,
    profileQuestionId: z.uuid().nullable(),
    profileQuestionLabel: z.string(),
    profileQuestionName: z.string(),
    userProfileId: z.uuid(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", profileQuestion: ProfileQuestion },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    profile_questions: typeof ProfileQuestion;
    profile_question_answers: typeof ProfileQuestionAnswer;
  }
}

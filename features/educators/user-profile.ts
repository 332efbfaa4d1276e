/** An educator's profile: what employers find, as far as its owner shows it. */
import { entity } from "#platform/shared/entity.ts";
import { fileReference, fileReferences, imageReference } from "#platform/shared/file-reference.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { zipCode } from "#features/places/zip-code-field.ts";
import { activeStates, approvalStates, lastActivePeriods, visibilityStates } from "./educator-states.ts";

/** The reading employer's dealings with the educator; for the educator, the completeness of the profile. */
export const userProfileMetadata = z.object({
  /** Percent of what is required. */
  completeness: z.number(),
  viewedAt: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime().nullable(),
  jobApplicationId: z.uuid().nullable(),
});

export const UserProfile = entity("user_profiles", {
  attributes: {
    firstName: requiredText(/*i18n*/ "Enter your first name", 100),
    lastName: requiredText(/*i18n*/ "Enter your last name", 100),
    slug: z.string(),
    avatar: imageReference,
    email: z.email().nullable(),
    /** Until then, employers cannot read the address. */
    emailConfirmed: z.boolean(),
    phoneNumber,
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: zipCode.nullable(),
    geographyId: z.uuid().nullable(),
    approvalState: z.enum(approvalStates),
    activeState: z.enum(activeStates),
    visibilityState: z.enum(visibilityStates),
    activeRecently: z.boolean(),
    lastActive: z.enum(lastActivePeriods).nullable(),
    completedEceCredits: z.number().int(),
    missingRequiredFields: z.array(z.string()),
    missingScreeningQuestions: z.array(z.string()),
    responsive: z.boolean(),
    liked: z.boolean(),
    recommended: z.boolean(),
    previouslyApplied: z.boolean(),
    previouslyMessaged: z.boolean(),
    showCertifications: z.boolean(),
    showEducation: z.boolean(),
    excludedEmployerIds: z.array(z.uuid()).max(200),
    indeedResume: z.string().trim().max(2000).nullable(),
    resume: fileReference,
    attachments: fileReferences,
    metadata: userProfileMetadata,
    /** What the review wants changed: names of parts and of questions. For its owner and the reviewers. */
    changesRequested: z.array(z.string().trim().min(1).max(100)).max(100),
    reviewNote: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer"),
    /** When it was last submitted. */
    submittedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", geography: "geographies" },
  hasMany: {
    workHistories: "work_histories",
    educationHistories: "education_histories",
    certifications: "certifications",
    profileQuestionAnswers: "profile_question_answers",
    videoAskAnswers: "video_ask_answers",
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    user_profiles: typeof UserProfile;
  }
}

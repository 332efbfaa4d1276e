/** A résumé import: work and education found in a file, for the educator to review and confirm. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

/** An entry as found; the educator adds what is missing. Dates are YYYY-MM. */
export const foundWork = z.object({
  jobTitle: z.string().optional(),
  company: z.string().optional(),
  city: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().nullish(),
  current: z.boolean().optional(),
  description: z.string().optional(),
});
export const foundEducation = z.object({
  school: z.string().optional(),
  city: z.string().optional(),
  /** 0 to 4; the form turns it into a level. */
  filterableEducationLevel: z.number().int().min(0).max(4).optional(),
  major: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().nullish(),
  current: z.boolean().optional(),
});
export const foundInResume = z.object({
  workHistories: z.array(foundWork).max(30),
  educationHistories: z.array(foundEducation).max(15),
});
export type FoundWork = z.infer<typeof foundWork>;
export type FoundEducation = z.infer<typeof foundEducation>;
export type FoundInResume = z.infer<typeof foundInResume>;

export const resumeImportStates = ["reading", "ready", "failed"] as const;
export type ResumeImportState = (typeof resumeImportStates)[number];

export const resumeProblems = [
  "unreadable",
  "encrypted",
  "only_pictures",
  "nothing_found",
  "too_large",
] as const;
export type ResumeProblem = (typeof resumeProblems)[number];

export const ResumeImport = entity("resume_imports", {
  attributes: {
    /** Written: the id of the uploaded file (purpose resume). */
    fileId: z.uuid(),
    state: z.enum(resumeImportStates),
    problem: z.enum(resumeProblems).nullable(),
    /** Empty until it is read, and when it is forgotten. */
    found: foundInResume.partial(),
    aiGenerated: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    resume_imports: typeof ResumeImport;
  }
}

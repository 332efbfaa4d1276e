/** A job listing: what an employer offers, from a first draft with nothing in it to a listing that is closed. */
import { compensationIntervals } from "#features/educators/compensation.ts";
import { certificationQualifications } from "#features/educators/certification-constants.ts";
import { educationMinimums } from "#features/educators/education-levels.ts";
import { workExperienceOptions } from "#features/educators/experience-options.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { Employer } from "#features/employers/employer.ts";
import { Location } from "#features/employers/location.ts";
import { entity, type ResourceOf } from "#platform/shared/entity.ts";
import { z } from "zod";
import {
  closeReasons,
  employmentSubtypes,
  employmentTypes,
  englishProficiencies,
  hiredElsewhere,
  hireTimelines,
  jobSchedules,
  listingStatuses,
  startTimelines,
} from "./job-constants.ts";
import { distinctQuestions } from "./screening-questions.ts";
import { workingHours } from "./working-hours-input.ts";

const chosen = { error: /*i18n*/ "Choose from the list" };
const tooLong = { error: /*i18n*/ "Use fewer characters" };
const oneOf = <const W extends readonly [string, ...string[]]>(words: W) => z.enum(words, chosen).nullable();
const someOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.array(z.enum(words, chosen), chosen).max(words.length, chosen);
const words = z.array(z.string().trim().min(1, chosen).max(100, tooLong), chosen).max(40, chosen);
const text = (maxLength: number) => z.string({ error: /*i18n*/ "Enter a text" }).max(maxLength, tooLong);

const dollarsText = { error: /*i18n*/ "Enter an amount in dollars, like 18.50" };
const dollars = z.number(dollarsText).nonnegative(dollarsText).max(10_000_000, dollarsText);
const whole = (min: number, max: number, error: string) =>
  z.int({ error }).min(min, { error }).max(max, { error });

export const jobCompensation = z
  .strictObject({
    min: dollars.nullish(),
    max: dollars.nullish(),
    interval: z.enum(compensationIntervals, chosen).nullish(),
  })
  .refine(({ min, max }) => !min || !max || min <= max, {
    error: /*i18n*/ "The lowest pay is more than the highest",
  });

export const supplementalPay = z.strictObject({
  signingBonus: dollars.nullish(),
  bonus: dollars.nullish(),
  other: text(200).nullish(),
});
export type SupplementalPay = z.output<typeof supplementalPay>;

/**
 * What an employer writes, in the order of the form, in which problems are listed too; all of it may be missing
 * while it is a draft.
 */
export const jobListingInput = {
  title: text(120).trim(),
  roleType: oneOf(roleTitles),
  roleCount: whole(1, 999, /*i18n*/ "Enter how many people you want to hire"),
  locationIds: z.array(z.uuid({ error: /*i18n*/ "Choose from your own locations" })).max(200, chosen),
  employmentType: someOf(employmentTypes),
  employmentSubtype: oneOf(employmentSubtypes),
  jobSchedule: oneOf(jobSchedules),
  workingHours: workingHours.nullable(),
  compensation: jobCompensation.nullable(),
  supplementalPay: supplementalPay.nullable(),
  startTimeline: oneOf(startTimelines),
  hireTimeline: oneOf(hireTimelines),
  ageGroup: someOf(jobAgeGroups),
  classroomType: text(100).nullable(),
  educationPhilosophy: words,
  languages: someOf(languages),
  desiredEducation: oneOf(educationMinimums),
  educationalQualifications: words,
  certificationQualifications: someOf(certificationQualifications),
  workExperience: oneOf(workExperienceOptions),
  minAge: whole(14, 99, /*i18n*/ "Enter an age from 14 to 99").nullable(),
  englishProficiency: oneOf(englishProficiencies),
  qualificationsDescription: text(5000),
  description: text(20_000),
  /** A language model drafted it, and it is unedited. */
  descriptionAiGenerated: z.boolean(),
  additionalBenefits: words,
  externalUrl: z
    .url({ protocol: /^https?$/, error: /*i18n*/ "Enter a web address that begins with https://" })
    .max(2000, tooLong)
    .nullable(),
  screeningQuestions: distinctQuestions,
  isTemplate: z.boolean(),
};

const time = z.iso.datetime();

export const JobListing = entity("job_listings", {
  attributes: {
    slug: z.string(),
    ...jobListingInput,
    jobApplicationsCount: z.int(),
    liked: z.boolean(),
    listingStatus: z.enum(listingStatuses),
    closedReason: z.enum(closeReasons).nullable(),
    /** It was filled by someone who did not apply here. */
    hiredElsewhere: z.enum(hiredElsewhere).nullable(),
    publishedAt: time.nullable(),
    /** When a draft publishes itself. */
    publishAt: time.nullable(),
    expiresAt: time.nullable(),
    closedAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { employer: Employer },
  hasMany: { locations: Location },
});
export type JobListingRecord = ResourceOf<typeof JobListing>;

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    job_listings: typeof JobListing;
  }
}

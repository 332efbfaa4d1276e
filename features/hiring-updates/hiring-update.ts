/** A hiring update: what an educator says of a job that was found, or a team of somebody whom it hired. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { hiringPlatforms } from "./hiring-platforms.ts";

export const hiredUserListing = z.object({
  userProfileId: z.uuid(),
  jobListingId: z.uuid().nullable(),
});

export const HiringUpdate = entity("hiring_updates", {
  attributes: {
    foundJob: z.boolean(),
    platform: z.enum(hiringPlatforms).nullable(),
    employerId: z.uuid().nullable(),
    /** Of a program that is not on the marketplace. */
    employerName: requiredText(/*i18n*/ "Enter the name of the program", 200).nullable(),
    userProfileId: z.uuid().nullable(),
    jobListingId: z.uuid().nullable(),
    reportedById: z.uuid(),
    reportedByType: z.enum(["UserProfile", "EmployerProfile"]),
    /** Whom a team hired, and for which job. */
    hiredUserListings: z.array(hiredUserListing).max(100),
    /** Why nobody was hired here; the employer's side alone. */
    noCubbyReason: z.string().trim().min(1).max(500).nullable(),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    hiring_updates: typeof HiringUpdate;
  }
}

const { foundJob, platform, employerName, hiredUserListings, noCubbyReason } = HiringUpdate.attributes;

/** "I got this job": from whom, and how it was found. A no says only which program it is about, if any. */
export const educatorUpdate = z
  .object({
    foundJob,
    platform: platform.default(null),
    employerId: z.uuid().nullish(),
    employerName: employerName.nullish(),
    jobListingId: z.uuid().nullish(),
  })
  .refine(({ foundJob: isFound, employerId, employerName: name }) => !isFound || employerId || name, {
    path: ["employerName"],
    error: /*i18n*/ "Say which program it is",
  })
  .refine(({ foundJob: isFound, platform: how }) => !isFound || how !== null, {
    path: ["platform"],
    error: /*i18n*/ "Say how you found it",
  });

/** Whom the team hired; a no about one person names it, a no about a job may say why. */
export const employerUpdate = z
  .object({
    foundJob,
    platform: platform.default(null),
    userProfileId: z.uuid().nullish(),
    jobListingId: z.uuid().nullish(),
    hiredUserListings: hiredUserListings.default([]),
    noCubbyReason: noCubbyReason.default(null),
  })
  .refine(
    ({ foundJob: isFound, hiredUserListings: hired, platform: how }) =>
      !isFound || hired.length > 0 || (how !== null && how !== "here"),
    { path: ["hiredUserListings"], error: /*i18n*/ "Say whom you hired" },
  );

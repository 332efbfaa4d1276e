/** A report to the operators: a conversation, one message in it, a job ad, or an educator's profile. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { profileTypes } from "./message-constants.ts";

export const conversationReportReasons = ["spam", "harassment", "scam", "discrimination", "other"] as const;
/** "misleading": the pay, place or hours in the ad are not true, or there is no such job. */
export const jobReportReasons = ["misleading", "scam", "discrimination", "spam", "other"] as const;
/** "misleading": the experience or the papers in the profile are not true, or it is somebody else's. */
export const profileReportReasons = ["misleading", "scam", "harassment", "spam", "other"] as const;
export const reportReasons = [...conversationReportReasons, "misleading"] as const;
export const maxReportsPerDay = 20;
export type ReportReason = (typeof reportReasons)[number];
export const reportStates = ["open", "dismissed", "removed", "warned", "suspended"] as const;
export type ReportState = (typeof reportStates)[number];

export const Report = entity("reports", {
  attributes: {
    /** Of conversation, job ad and profile one is set. */
    conversationId: z.uuid().nullable(),
    messageId: z.uuid().nullable(),
    jobListingId: z.uuid().nullable(),
    userProfileId: z.uuid().nullable(),
    reporterType: z.enum(profileTypes),
    reason: z.enum(reportReasons),
    details: z.string(),
    state: z.enum(reportStates),
    /** The beginning of what was reported. */
    excerpt: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { conversation: "conversations", jobListing: "job_listings", userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    reports: typeof Report;
  }
}

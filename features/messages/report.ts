/** A report to the operators: a conversation, one message in it, or a job ad. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { profileTypes } from "./message-constants.ts";

export const conversationReportReasons = ["spam", "harassment", "scam", "discrimination", "other"] as const;
/** "misleading": the pay, place or hours in the ad are not true, or there is no such job. */
export const jobReportReasons = ["misleading", "scam", "discrimination", "spam", "other"] as const;
export const reportReasons = [...conversationReportReasons, "misleading"] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportStates = ["open", "dismissed", "removed", "warned", "suspended"] as const;
export type ReportState = (typeof reportStates)[number];

export const Report = entity("reports", {
  attributes: {
    /** Null for a job ad. */
    conversationId: z.uuid().nullable(),
    messageId: z.uuid().nullable(),
    /** Null for a conversation. */
    jobListingId: z.uuid().nullable(),
    reporterType: z.enum(profileTypes),
    reason: z.enum(reportReasons),
    details: z.string(),
    state: z.enum(reportStates),
    /** The beginning of what was reported. */
    excerpt: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { conversation: "conversations", jobListing: "job_listings" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    reports: typeof Report;
  }
}

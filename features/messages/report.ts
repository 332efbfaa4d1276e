/** A report to the operators: a conversation, one message in it, a job ad, or an educator's profile. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { profileTypes } from "./message-constants.ts";
import { reportReasons, reportStates } from "./report-constants.ts";

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
    /** What operators wrote to the reported side. */
    decisionNote: z.string(),
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

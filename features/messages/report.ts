/** A report to the operators: a conversation, or one message in it. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { profileTypes } from "./message-constants.ts";

export const reportReasons = ["spam", "harassment", "scam", "discrimination", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportStates = ["open", "dismissed", "removed", "warned", "suspended"] as const;
export type ReportState = (typeof reportStates)[number];

export const Report = entity("reports", {
  attributes: {
    conversationId: z.uuid(),
    messageId: z.uuid().nullable(),
    reporterType: z.enum(profileTypes),
    reason: z.enum(reportReasons),
    details: z.string(),
    state: z.enum(reportStates),
    /** The beginning of what was reported. */
    excerpt: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { conversation: "conversations" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    reports: typeof Report;
  }
}

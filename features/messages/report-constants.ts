/** Why something is reported to the operators, and what becomes of it. */
export const conversationReportReasons = ["spam", "harassment", "scam", "discrimination", "other"] as const;
/** "misleading": the pay, place or hours in the ad are not true, or there is no such job. */
export const jobReportReasons = ["misleading", "scam", "discrimination", "spam", "other"] as const;
/** "misleading": the experience or the papers in the profile are not true, or it is somebody else's. */
export const profileReportReasons = ["misleading", "scam", "harassment", "spam", "other"] as const;
export const reportReasons = [...conversationReportReasons, "misleading"] as const;
export const maxReportsPerDay = 20;
export type ReportReason = (typeof reportReasons)[number];
export const reportStates = ["open", "dismissed", "removed", "warned", "suspended"] as const;
/** What operators decide about an open report. */
export const reportDecisions = ["dismissed", "removed", "warned", "suspended"] as const;
export type ReportDecision = (typeof reportDecisions)[number];
export type ReportState = (typeof reportStates)[number];

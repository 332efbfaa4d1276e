/**
 * How long the platform keeps what it does not need for good. The jobs that delete it read these numbers, and so does
 * the page that tells people about it.
 */
export const retention = {
  auditLogMonths: 24,
  /** How long operators can take back a merge, an import or a review of many; then the copies of the rows go. */
  undoDays: 30,
  /** Long after the last try of anything that could send a mail or a text again under its key. */
  messageKeyMonths: 13,
  emailDays: 30,
  smsDays: 30,
  pushDays: 30,
  /** Time enough to look into a failure; what the job was about may name people. */
  failedJobDays: 30,
  errorReportDays: 90,
  modelLogMonths: 12,
  uploadHours: 24,
  repeatedRequestHours: 24,
  expiredLinkDays: 7,
  endedSessionDays: 30,
  /** In the browser of whoever reads without a connection. */
  offlineCopyDays: 14,
} as const;

/** How long accounts, their sessions and their exports last: for the jobs that end them, and for the privacy page. */
export const accountRetention = {
  /** A closed account can be taken back so long; then it is erased. */
  restoreDays: 30,
  exportDays: 7,
  /** A session that nobody uses. */
  unusedSessionDays: 30,
  /** A session ends this long after signing in, however often it is refreshed. */
  sessionDays: 90,
} as const;

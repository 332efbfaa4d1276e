/** How long job alerts last: for the job that ends them, and for the privacy page. */
export const alertRetention = {
  /** Then it must be renewed. */
  renewalMonths: 12,
  /** Time to confirm a new one by mail. */
  unconfirmedDays: 7,
  /** Time to renew one that has ended. */
  expiredDays: 30,
  /** Which jobs were mailed already. */
  mailedJobDays: 180,
} as const;

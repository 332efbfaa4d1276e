/** What other features hear about applications. */
import type { RowChange } from "#platform/server/events.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** Every change of state, an undone one too: compare the two rows. */
    "job_applications.moved": RowChange<"jobApplications">;
    /** Once, when the half hour in which a rejection can be undone is over. */
    "job_applications.rejection_told": RowChange<"jobApplications">;
    "job_applications.offer_accepted": RowChange<"jobApplications">;
    "job_applications.offer_unaccepted": RowChange<"jobApplications">;
    "job_applications.offer_changed": RowChange<"jobApplications">;
  }
}

/** Events of applications that later features listen to. */
import type { RowChange } from "#platform/server/events.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** Every change of state, including undone ones: compare the two rows. */
    "job_applications.transitioned": RowChange<"jobApplications">;
    /** Once, when a rejection is sent, 30 minutes after it was made. */
    "job_applications.rejection_emailed": RowChange<"jobApplications">;
    "job_applications.offer_accepted": RowChange<"jobApplications">;
    "job_applications.offer_acceptance_undone": RowChange<"jobApplications">;
    "job_applications.offer_changed": RowChange<"jobApplications">;
  }
}

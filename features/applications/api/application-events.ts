/** Events of applications that later features listen to. */
import type { RowUpdated } from "#platform/server/events.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** Every change of state, including undone ones: compare the two rows. */
    "job_applications.transitioned": RowUpdated<"jobApplications">;
    /** Once, when a rejection is sent, 30 minutes after it was made. */
    "job_applications.rejection_emailed": RowUpdated<"jobApplications">;
    /** Once, when an offer is sent, 5 minutes after it was made or when the employer sends it at once. */
    "job_applications.offer_emailed": RowUpdated<"jobApplications">;
    "job_applications.offer_accepted": RowUpdated<"jobApplications">;
    "job_applications.offer_acceptance_undone": RowUpdated<"jobApplications">;
    "job_applications.offer_changed": RowUpdated<"jobApplications">;
  }
}

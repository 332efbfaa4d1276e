/**
 * The transitions that the shared table allows the team now. A pending rejection is undone, not reopened; while an
 * application is on hold, nothing can be decided about it.
 */
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { allowedTransitions } from "../../application-transitions.ts";
import { isRejectionPending } from "./pending-rejection.tsx";
import type { Applicant } from "./use-applicants.ts";

export const employerTransitions = (application: Applicant): ApplicationState[] =>
  isRejectionPending(application) || application.onHold
    ? []
    : allowedTransitions(
        {
          aasmState: application.aasmState,
          jobOpen: isOpenForApplications(application.jobListing?.listingStatus ?? "published"),
          rejectedAt: application.stateChangedAt,
        },
        "employer",
        new Date(),
      );

/**
 * The transitions that the shared table allows the team now. A pending decision is undone first; while an application is
 * on hold, nothing can be decided about it.
 */
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { allowedTransitions } from "../../application-transitions.ts";
import { isDecisionPending } from "../../pending-decision.ts";
import type { Applicant } from "./use-applicants.ts";

export const employerTransitions = (application: Applicant): ApplicationState[] =>
  isDecisionPending(application, new Date()) || application.onHold
    ? []
    : allowedTransitions(
        {
          aasmState: application.aasmState,
          jobOpen: isOpenForApplications(application.jobListing?.listingStatus ?? "published"),
          rejectedAt: application.stateChangedAt,
          stateChangedAt: application.stateChangedAt,
        },
        "employer",
        new Date(),
      );

/**
 * Which moves the shared table allows the team now. A rejection nobody was told of is undone, not reopened; while an
 * application is on hold, nothing is decided about it.
 */
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../application-constants.ts";
import { movesOffered } from "../application-transitions.ts";
import { isPending } from "./pending-rejection.tsx";
import type { Applicant } from "./use-applicants.ts";

export const movesOfEmployer = (application: Applicant): ApplicationState[] =>
  isPending(application) || application.onHold
    ? []
    : movesOffered(
        {
          aasmState: application.aasmState,
          jobOpen: isOpenForApplications(application.jobListing?.listingStatus ?? "published"),
          rejectedAt: application.stateChangedAt,
        },
        "employer",
        new Date(),
      );

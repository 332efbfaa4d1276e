/** The employer's stage filter: the tabs of the applicant list. */
import { filter } from "#platform/server/resource.ts";
import { z } from "zod";
import { type ApplicantStage, applicantStages, statesOfStage } from "../../applicant-stages.ts";

export const stageFilter = filter<"jobApplications", z.ZodType<ApplicantStage>>(
  z.enum(applicantStages),
  (rows, stage) => {
    if (stage === "all") return rows;
    const states = statesOfStage[stage];
    return rows.where((eb) => {
      const isInStage = eb("jobApplications.aasmState", "in", states);
      if (stage !== "needs_you") return isInStage;
      return eb.or([
        isInStage,
        eb.and([
          eb("jobApplications.aasmState", "=", "offered"),
          eb("jobApplications.offerAcceptedAt", "is not", null),
        ]),
      ]);
    });
  },
);

/**
 * When a profile shows more or less of itself, the match of all it has applied for is taken down anew by what it shows:
 * what was sent while a part was on does not go on telling it, by no row, no score and no summary.
 */
import type { RowChange } from "#platform/server/events.ts";
import { shownMatchesOf } from "#features/jobs/api/matches.query.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Job } from "#platform/server/job.ts";
import { isOpenApplication } from "../../application-transitions.ts";
import { tellEmployer } from "../broadcast-application.ts";
import { clearedSummary, requestSummary } from "../summary/start-summary.ts";
import type { SummaryPayload } from "../summary/write-summary.job.ts";

const visibilitySwitches = ["showEducation", "showCertifications"];

/** `writing` is null where no language model is set. */
export const rematchOnVisibilityChange =
  (writing: Job<SummaryPayload> | null) =>
  async (context: WriteContext, { id, changed }: RowChange<"userProfiles">): Promise<void> => {
    if (!changed.some((name) => visibilitySwitches.includes(name))) return;
    const { db, now } = context;
    const sent = await db
      .selectFrom("jobApplications")
      .select(["id", "jobListingId", "employerId", "userProfileId", "aasmState"])
      .where("userProfileId", "=", id)
      .where("aasmState", "<>", "draft")
      .orderBy("id")
      .forUpdate()
      .execute();
    const jobs = sent.map(({ jobListingId }) => jobListingId);
    const matches = await shownMatchesOf(db, id, jobs, now());
    for (const application of sent) {
      const found = matches.get(application.jobListingId);
      await db
        .updateTable("jobApplications")
        .set((eb) => ({
          qualificationMatches: JSON.stringify(found?.rows ?? []),
          matchScore: found?.score ?? 0,
          ...clearedSummary,
          updatedAt: now(),
          version: eb("version", "+", 1),
        }))
        .where("id", "=", application.id)
        .execute();
      if (writing && isOpenApplication(application.aasmState as never))
        await requestSummary(context, writing, { id: application.id, accountId: null });
      await tellEmployer(db, application, "application.updated");
    }
  };

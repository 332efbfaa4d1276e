/**
 * When a profile shows or hides a section, the match of all its applications is recomputed from what is visible, so
 * that rows, scores and summaries do not reveal a section that is hidden now.
 */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { RowChange } from "#platform/server/events.ts";
import { loadMatchesForEmployer } from "#features/jobs/api/match/job-matches.query.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Job } from "#platform/server/job.ts";
import { isOpenApplication } from "../../application-transitions.ts";
import { reviewStreams } from "../applications.channel.ts";
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
    const matches = await loadMatchesForEmployer(db, id, jobs, now());
    for (const application of sent) {
      const found = matches.get(application.jobListingId);
      await changeRow(context, "jobApplications", application, {
        qualificationMatches: JSON.stringify(found?.rows ?? []),
        matchScore: found?.score ?? 0,
        ...clearedSummary,
      });
      if (writing && isOpenApplication(application.aasmState))
        await requestSummary(context, writing, { id: application.id, accountId: null });
      await broadcastRow(db, reviewStreams, application);
    }
  };

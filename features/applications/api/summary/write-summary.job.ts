/** Has the model write an application's suitability summary; sentences from the match table are shown until then and on failure. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { Database } from "#platform/server/database/database.ts";
import { type Job, job } from "#platform/server/job.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { z } from "zod";
import { reviewStreams } from "../applications.channel.ts";
import { applicationForSummary, summaryPrompt } from "./summary-prompt.ts";

const payload = z.object({
  applicationId: z.uuid(),
  /** Identifies the request: a later request or a resubmission voids this one. */
  requestedAt: z.iso.datetime(),
  accountId: z.uuid().nullable(),
  language: z.enum(["en", "es"]).optional(),
  try: z.int(),
});
export type SummaryPayload = z.output<typeof payload>;

const maxTries = 3;
const retryDelaySeconds = 20;

export function writeSummaryJob(model: LanguageModel | null): Job<SummaryPayload> {
  const writing: Job<SummaryPayload> = job(
    "applications.write-summary",
    payload,
    async (request, { db, now }) => {
      const application = await applicationForSummary(db, request.applicationId, request.requestedAt);
      if (!application) return;
      if (!model) return saveOutcome(db, request, now(), { aiSuitabilitySummaryState: null });
      const { employerId } = application;
      const { accountId, applicationId: jobApplicationId } = request;
      const question = summaryPrompt(application, request.language);
      const answer = await model.complete(db, {
        ...question,
        accountId,
        teamId: employerId,
        subjectId: jobApplicationId,
      });
      if ("value" in answer)
        return saveOutcome(db, request, now(), {
          aiSuitabilitySummary: answer.value.summary,
          aiSuitabilitySummaryBy: "model",
          aiSuitabilitySummaryLogId: answer.logId,
          aiSuitabilitySummaryState: null,
        });
      // A used-up budget is no failure: the previous summary stays.
      if (answer.failure === "budget")
        return saveOutcome(db, request, now(), { aiSuitabilitySummaryState: null });
      if (request.try >= maxTries)
        return saveOutcome(db, request, now(), { aiSuitabilitySummaryState: "failed" });
      const again = { ...request, try: request.try + 1 };
      const at = new Date(now().getTime() + retryDelaySeconds * request.try * 1000);
      await writing.enqueue(db, again, { key: request.applicationId, at });
    },
  );
  return writing;
}

interface Outcome {
  aiSuitabilitySummary?: string;
  aiSuitabilitySummaryBy?: "model";
  aiSuitabilitySummaryLogId?: string;
  aiSuitabilitySummaryState: "failed" | null;
}

async function saveOutcome(
  db: Database,
  request: SummaryPayload,
  now: Date,
  outcome: Outcome,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await tx
      .updateTable("jobApplications")
      .set({ ...outcome, ...nextVersion(now) })
      .where("id", "=", request.applicationId)
      .where("aiSuitabilitySummaryState", "=", "writing")
      .where("aiSuitabilitySummaryRequestedAt", "=", new Date(request.requestedAt))
      .returning(["id", "employerId", "userProfileId", "jobListingId"])
      .executeTakeFirst();
    if (application) await broadcastRow(tx, reviewStreams, application);
  });
}

/** Has the model write an application's suitability summary; the plain sentences stand until it has, and wherever it fails. */
import type { Database } from "#platform/server/database/database.ts";
import { type Job, job } from "#platform/server/job.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { z } from "zod";
import { tellEmployer } from "../broadcast-application.ts";
import { applicationForSummary, summaryPrompt } from "./summary-prompt.ts";

const payload = z.object({
  applicationId: z.uuid(),
  /** Which asking it is: what is asked again meanwhile, or sent anew, makes this one void. */
  askedAt: z.iso.datetime(),
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
    async (asked, { db, now }) => {
      const application = await applicationForSummary(db, asked.applicationId, asked.askedAt);
      if (!application) return;
      if (!model) return saveOutcome(db, asked, now(), { aiSuitabilitySummaryState: null });
      const { employerId } = application;
      const { accountId, applicationId: jobApplicationId } = asked;
      const question = summaryPrompt(application, asked.language);
      const answer = await model.complete(db, { ...question, accountId, employerId, jobApplicationId });
      if ("value" in answer)
        return saveOutcome(db, asked, now(), {
          aiSuitabilitySummary: answer.value.summary,
          aiSuitabilitySummaryBy: "model",
          aiSuitabilitySummaryLogId: answer.logId,
          aiSuitabilitySummaryState: null,
        });
      // Enough for today is no failure of anybody: what stands there goes on standing.
      if (answer.failure === "budget") return saveOutcome(db, asked, now(), { aiSuitabilitySummaryState: null });
      if (asked.try >= maxTries) return saveOutcome(db, asked, now(), { aiSuitabilitySummaryState: "failed" });
      const again = { ...asked, try: asked.try + 1 };
      const at = new Date(now().getTime() + retryDelaySeconds * asked.try * 1000);
      await writing.enqueue(db, again, { key: asked.applicationId, at });
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

async function saveOutcome(db: Database, asked: SummaryPayload, now: Date, outcome: Outcome): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await tx
      .updateTable("jobApplications")
      .set((eb) => ({ ...outcome, updatedAt: now, version: eb("version", "+", 1) }))
      .where("id", "=", asked.applicationId)
      .where("aiSuitabilitySummaryState", "=", "writing")
      .where("aiSuitabilitySummaryAskedAt", "=", new Date(asked.askedAt))
      .returning(["id", "employerId", "userProfileId", "jobListingId"])
      .executeTakeFirst();
    if (application) await tellEmployer(tx, application, "application.updated");
  });
}

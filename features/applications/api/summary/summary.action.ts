/** The employer regenerates a summary or rates it. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { changeRow } from "#platform/server/change-row.ts";
import { type Action, action } from "#platform/server/action.ts";
import { ApiError, conflict } from "#platform/server/errors.ts";
import type { Job } from "#platform/server/job.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { modelRatings } from "#platform/shared/open-ai-log.ts";
import { z } from "zod";
import { JobApplication } from "../../application.ts";
import { reviewStreams } from "../applications.channel.ts";
import { requestSummary, summaryState } from "./start-summary.ts";
import type { SummaryPayload } from "./write-summary.job.ts";

const applicationResult = (id: string) => ({ resource: { type: "job_applications", id } });

export const regenerateSummary = (model: LanguageModel | null, writing: Job<SummaryPayload>): Action =>
  action({
    path: "employer/job_applications/:id/regenerate_summary",
    summary: "Has the language model write the suitability summary again; 429 when the day's budget is used.",
    for: ["employer"],
    input: z.object({}),
    on: JobApplication,
    run: async (context, _input, application) => {
      const { db, actor, language, now } = context;
      if (!model) throw noModel();
      // A second press while it is being written changes nothing.
      if (summaryState(application, now()) === "writing") return applicationResult(application.id);
      const accountId = isSignedIn(actor) ? actor.accountId : null;
      const { id, employerId } = application;
      if (!(await model.hasBudget(db, { accountId, teamId: employerId }))) throw budgetExhausted();
      await requestSummary(context, writing, { id, accountId, language });
      await broadcastRow(db, reviewStreams, application);
      return applicationResult(id);
    },
  });

export const rateSummary = action({
  path: "employer/job_applications/:id/rate_summary",
  summary: "Says whether the model's summary helped; null takes it back.",
  for: ["employer"],
  input: z.object({ rating: z.enum(modelRatings).nullable() }),
  on: JobApplication,
  run: async (context, { rating }, application) => {
    const { id, aiSuitabilitySummaryLogId: logId } = application;
    if (!logId || application.aiSuitabilitySummaryBy !== "model") throw notByModel();
    await changeRow(context, "openAiLogs", { id: logId }, { rating });
    // The rating is shown with the application, whose version has to say so.
    await changeRow(context, "jobApplications", application, {}, { broadcast: reviewStreams });
    return applicationResult(id);
  },
});

const noModel = () =>
  conflict(/*i18n*/ "No language model is set up here. The summary is written from the match table.", {
    code: "no_model",
  });

const notByModel = () =>
  conflict(/*i18n*/ "There is no summary by AI to rate. This one is written from the match table.", {
    code: "not_by_model",
  });

const budgetExhausted = () =>
  new ApiError(
    429,
    [
      {
        status: "429",
        code: "summaries_used_up",
        title: "Enough for today",
        detail: /*i18n*/ "Your team has used today's AI summaries. Try again tomorrow.",
      },
    ],
    { "Retry-After": "3600" },
  );

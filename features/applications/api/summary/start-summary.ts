/** Requests a summary from the model, on submission or on demand; a job writes it. */
import { changeRow } from "#platform/server/change-row.ts";
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Job } from "#platform/server/job.ts";
import type { SummaryPayload } from "./write-summary.job.ts";

/** After this time without an answer the request counts as failed (a dead worker, a stopped queue). */
const timeoutMinutes = 15;

interface SummaryRequest {
  id: string;
  /** The account that requested it; null on submission. */
  accountId: string | null;
  /** The language of the requesting reader; default: that of the employer's owner. */
  language?: "en" | "es";
}

export async function requestSummary(
  context: WriteContext,
  writing: Job<SummaryPayload>,
  { id, accountId, language }: SummaryRequest,
): Promise<void> {
  const requestedAt = context.now();
  await changeRow(
    context,
    "jobApplications",
    { id },
    { aiSuitabilitySummaryState: "writing", aiSuitabilitySummaryRequestedAt: requestedAt },
  );
  const payload = { applicationId: id, requestedAt: requestedAt.toISOString(), accountId, language, try: 1 };
  await writing.enqueue(context.db, payload, { key: id });
}

/** Clears an outdated summary; sentences from the match table are shown until the model has written a new one. */
export const clearedSummary = {
  aiSuitabilitySummary: null,
  aiSuitabilitySummaryBy: null,
  aiSuitabilitySummaryState: null,
  aiSuitabilitySummaryLogId: null,
};

/** A resubmitted application gets a new summary; the old one no longer applies. */
export const summarizeOnSubmit =
  (writing: Job<SummaryPayload> | null) =>
  async (context: WriteContext, { id, before, after }: RowChange<"jobApplications">): Promise<void> => {
    const isSent = after?.aasmState === "submitted" && after.timesSubmitted !== before?.timesSubmitted;
    if (!isSent) return;
    await context.db.updateTable("jobApplications").set(clearedSummary).where("id", "=", id).execute();
    if (writing) await requestSummary(context, writing, { id, accountId: null });
  };

interface Summary {
  aiSuitabilitySummaryState: string | null;
  aiSuitabilitySummaryRequestedAt: Date | null;
}

export function summaryState(row: Summary, now: Date): "writing" | "failed" | null {
  const { aiSuitabilitySummaryState: state, aiSuitabilitySummaryRequestedAt: requestedAt } = row;
  if (state !== "writing") return state as "failed" | null;
  return now.getTime() - (requestedAt?.getTime() ?? 0) > timeoutMinutes * 60_000 ? "failed" : "writing";
}

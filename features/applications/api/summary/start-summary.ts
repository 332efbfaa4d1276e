/** Has a summary written: begun with the application itself, or asked for again; what comes back is looked for later. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Job } from "#platform/server/job.ts";
import type { SummaryPayload } from "./write-summary.job.ts";

/** After this long without an answer nobody is at it any more (a worker that died, a queue that stands). */
const timeoutMinutes = 15;

interface SummaryRequest {
  id: string;
  /** Who asked; null where it is written because the application was sent. */
  accountId: string | null;
  /** Of the reader who asked; default the language of the employer's owner. */
  language?: "en" | "es";
}

export async function requestSummary(
  context: WriteContext,
  writing: Job<SummaryPayload>,
  { id, accountId, language }: SummaryRequest,
): Promise<void> {
  const askedAt = context.now();
  await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      aiSuitabilitySummaryState: "writing",
      aiSuitabilitySummaryAskedAt: askedAt,
      updatedAt: askedAt,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  const payload = { applicationId: id, askedAt: askedAt.toISOString(), accountId, language, try: 1 };
  await writing.enqueue(context.db, payload, { key: id });
}

/** Of other facts than today's; plain sentences from the rows stand until the model has written again. */
export const clearedSummary = {
  aiSuitabilitySummary: null,
  aiSuitabilitySummaryBy: null,
  aiSuitabilitySummaryState: null,
  aiSuitabilitySummaryLogId: null,
};

/** Sent again, an application is another one: what was said of the first is not said of it. */
export const summarizeOnSubmit =
  (writing: Job<SummaryPayload> | null) =>
  async (context: WriteContext, { id, before, after }: RowChange<"jobApplications">): Promise<void> => {
    const isSent = after?.["aasmState"] === "submitted" && before?.["aasmState"] !== "submitted";
    if (!isSent) return;
    await context.db.updateTable("jobApplications").set(clearedSummary).where("id", "=", id).execute();
    if (writing) await requestSummary(context, writing, { id, accountId: null });
  };

interface Summary {
  aiSuitabilitySummaryState: string | null;
  aiSuitabilitySummaryAskedAt: Date | null;
}

export function summaryState(row: Summary, now: Date): "writing" | "failed" | null {
  const { aiSuitabilitySummaryState: state, aiSuitabilitySummaryAskedAt: askedAt } = row;
  if (state !== "writing") return state as "failed" | null;
  return now.getTime() - (askedAt?.getTime() ?? 0) > timeoutMinutes * 60_000 ? "failed" : "writing";
}

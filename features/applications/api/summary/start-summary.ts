/** Has a summary written: begun with the application itself, or asked for again; what comes back is looked for later. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import type { Job } from "#platform/server/job.ts";
import type { SummaryPayload } from "./write-summary.job.ts";

/** After this long without an answer nobody is at it any more (a worker that died, a queue that stands). */
const patienceMinutes = 15;

interface Asked {
  id: string;
  /** Who asked; null where it is written because the application was sent. */
  accountId: string | null;
  /** Of the reader who asked; default the language of the employer's owner. */
  language?: "en" | "es";
}

export async function startSummary(
  context: WriteContext,
  writing: Job<SummaryPayload>,
  { id, accountId, language }: Asked,
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
  await writing.later(context.db, payload, { key: id });
}

/** Of other facts than today's; plain sentences from the rows stand until the model has written again. */
export const noSummary = {
  aiSuitabilitySummary: null,
  aiSuitabilitySummaryBy: null,
  aiSuitabilitySummaryState: null,
  aiSuitabilitySummaryLogId: null,
};

/** Sent again, an application is another one: what was said of the first is not said of it. */
export const summarizeWhatIsSent =
  (writing: Job<SummaryPayload> | null) =>
  async (context: WriteContext, { id, before, after }: Change): Promise<void> => {
    const isSent = after?.["aasmState"] === "submitted" && before?.["aasmState"] !== "submitted";
    if (!isSent) return;
    await context.db.updateTable("jobApplications").set(noSummary).where("id", "=", id).execute();
    if (writing) await startSummary(context, writing, { id, accountId: null });
  };

interface Summary {
  aiSuitabilitySummaryState: string | null;
  aiSuitabilitySummaryAskedAt: Date | null;
}

export function summaryState(row: Summary, now: Date): "writing" | "failed" | null {
  const { aiSuitabilitySummaryState: state, aiSuitabilitySummaryAskedAt: askedAt } = row;
  if (state !== "writing") return state as "failed" | null;
  return now.getTime() - (askedAt?.getTime() ?? 0) > patienceMinutes * 60_000 ? "failed" : "writing";
}

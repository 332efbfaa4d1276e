/** The summary fields of an application: criteria met, text, author, state and rating. */
import type { Field } from "#platform/server/resource.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { summaryText } from "#features/matching/suitability-summary.ts";
import { translator } from "#platform/server/translations.ts";
import type { ApplicationRow } from "../application-row.ts";
import { summaryState } from "./start-summary.ts";

export const summaryFields: Record<string, Field<ApplicationRow>> = {
  criteriaMet: {
    read: ({ qualificationMatches: rows }: ApplicationRow) => ({
      met: rows.filter(({ met }) => met === true).length,
      asked: rows.length,
    }),
  },
  aiSuitabilitySummary: {
    read: (row: ApplicationRow) =>
      row.aiSuitabilitySummary ?? summaryText(row.qualificationMatches, translator("en")),
  },
  aiSuitabilitySummaryBy: { read: (row: ApplicationRow) => row.aiSuitabilitySummaryBy ?? "rules" },
  aiSuitabilitySummaryState: { read: (row: ApplicationRow, _me, now) => summaryState(row, now) },
  aiSuitabilitySummaryRating: { load: loadRatings },
};

async function loadRatings(
  rows: ApplicationRow[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const logs = rows.flatMap(({ aiSuitabilitySummaryLogId: id }) => id ?? []);
  const rated =
    logs.length === 0
      ? []
      : await db
          .selectFrom("openAiLogs")
          .select(["id", "rating"])
          .where("id", "in", logs)
          .where("rating", "is not", null)
          .execute();
  const ratingOf = new Map(rated.map(({ id, rating }) => [id, rating]));
  return new Map(rows.map((row) => [row.id, ratingOf.get(row.aiSuitabilitySummaryLogId ?? "") ?? null]));
}

/** What every report is asked by: a span of days, and of which brand, area or source. */
import { invalidFields } from "#platform/server/errors.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { funnelGroups } from "../../funnel.ts";

const maxDays = 800;

export const reportQuery = z.object({
  from: z.iso.date().describe("The first day, UTC"),
  until: z.iso.date().describe("The last day, UTC"),
  brandId: z.uuid().optional(),
  geographyId: z.uuid().optional(),
  source: z.string().max(60).optional(),
  by: z.enum(funnelGroups).optional(),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** @throws ApiError 422 */
export function parseReportQuery(query: unknown): ReportQuery {
  const parsed = reportQuery.safeParse(query);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw invalidFields([{ field: String(path[0]), message }], (field) => `?${field}`);
  }
  const { from, until } = parsed.data;
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (days < 0 || days > maxDays)
    throw invalidFields(
      [{ field: "until", message: /*i18n*/ "Choose at most two years" }],
      (field) => `?${field}`,
    );
  return parsed.data;
}

/** Of rows with these columns. */
export function isAsked({ brandId, geographyId, source }: ReportQuery): RawBuilder<boolean> {
  const conditions = [
    ...(brandId ? [sql`brand_id = ${brandId}`] : []),
    ...(geographyId ? [sql`geography_id = ${geographyId}`] : []),
    ...(source ? [sql`source = ${source}`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** `GET insight/{funnel, times, cohorts, zips}`: the reports of operators, as JSON, and as CSV at `….csv`. */
import { csvStream } from "#features/applications/api/download/csv.ts";
import type { Context } from "#platform/server/context.ts";
import { describeRoute, file, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { hasOperatorRole, operatorRoles } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { funnelSteps } from "../../funnel.ts";
import { cohorts, type FunnelReport, funnelReport, weekTimes, zipBalance } from "./insight.query.ts";
import { parseReportQuery, type ReportQuery, reportQuery } from "./report-query.ts";

const counts = z.record(z.enum(funnelSteps), z.int());
const nullableNumber = z.number().nullable();

interface Report {
  name: string;
  summary: string;
  answer: z.ZodType;
  read: (context: Context, query: ReportQuery) => Promise<object>;
}

const reports: Report[] = [
  {
    name: "funnel",
    summary: "How many reached each step from a visit to a hire.",
    answer: z.object({
      total: counts,
      groups: z.array(z.object({ key: z.string().nullable(), name: z.string().nullable(), counts })),
    }),
    read: ({ db }, query) => funnelReport(db, query),
  },
  {
    name: "times",
    summary: "By week: how soon applications are answered, and how soon they lead to a hire.",
    answer: z.array(
      z.object({
        week: z.iso.date(),
        applications: z.int(),
        answeredInTime: z.int(),
        medianReplyHours: nullableNumber,
        slowestTenthReplyHours: nullableNumber,
        hires: z.int(),
        medianDaysToHire: nullableNumber,
      }),
    ),
    read: ({ db }, query) => weekTimes(db, query),
  },
  {
    name: "cohorts",
    summary: "By the month of the sign-up: who applied within 30 days and was hired within 90.",
    answer: z.array(z.object({ month: z.string(), people: z.int(), applied: z.int(), hired: z.int() })),
    read: ({ db }, query) => cohorts(db, query),
  },
  {
    name: "zips",
    summary: "Educators who look for work and open jobs by ZIP, now.",
    answer: z.array(
      z.object({
        zip: z.string(),
        city: z.string(),
        state: z.string(),
        lat: z.number(),
        lng: z.number(),
        educators: z.int(),
        jobs: z.int(),
      }),
    ),
    read: ({ db }, query) => zipBalance(db, query),
  },
];

export function insightRoutes(server: FastifyInstance, platform: Platform): void {
  for (const { name, summary, answer, read } of reports) {
    const at = (ending: "" | ".csv") =>
      server.get(
        `/insight/${name}${ending}`,
        describeRoute({
          summary,
          query: reportQuery,
          answers: { 200: ending ? file("text/csv") : json(answer) },
        }),
        async (request, reply) => {
          const context = await platform.contextOf(request);
          if (context.actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
          if (!hasOperatorRole(context.actor, operatorRoles))
            throw forbidden(/*i18n*/ "You can't do that here.");
          const report = await read(context, parseReportQuery(request.query));
          if (!ending) return report;
          return reply
            .type("text/csv; charset=utf-8")
            .header("Content-Disposition", `attachment; filename="${name}.csv"`)
            .send(csvOf(rowsOf(report)));
        },
      );
    at("");
    at(".csv");
  }
}

function csvOf(rows: Record<string, unknown>[]) {
  const stream = csvStream();
  const columns = Object.keys(rows[0] ?? {});
  stream.write(columns);
  for (const row of rows) stream.write(columns.map((name) => row[name]));
  stream.end();
  return stream;
}

/** A funnel has a row for each group, its total last; the other reports are rows already. */
function rowsOf(report: object): Record<string, unknown>[] {
  if (Array.isArray(report)) return report as Record<string, unknown>[];
  const { total, groups } = report as FunnelReport;
  return [
    ...groups.map(({ name, counts: ofGroup }) => ({ name: name ?? "other", ...ofGroup })),
    { name: "total", ...total },
  ];
}

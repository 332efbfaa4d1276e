/**
 * `GET employer/job_applications/download`: the applicants of a list as CSV, streamed row by row as the client reads
 * them. An error aborts the response, so that nobody takes a partial file for a complete one.
 */
import { pipeline } from "node:stream";
import { dayIn } from "#platform/shared/format.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import type { FastifyInstance } from "fastify";
import { selectedApplications } from "../review/selected-applications.ts";
import { applicantRecords } from "./applicant-records.ts";
import { csvStream } from "./csv.ts";
import { readerTimeZone } from "./reader-time-zone.query.ts";

const description = describeRoute({
  summary: "The applicants of a list as CSV, under the same filters.",
  queryOf: "employer/job_applications",
  answers: { 200: file("text/csv") },
});

export function downloadRoute(server: FastifyInstance, platform: Platform): void {
  // A HEAD would run (and record) the whole export for nothing.
  server.get(
    "/employer/job_applications/download",
    { exposeHeadRoute: false, ...description },
    async (request, reply) => {
      const selection = await selectedApplications(platform, request);
      const { context } = selection;
      const timeZone = await readerTimeZone(context);
      const file = csvStream();
      pipeline(applicantRecords(selection, timeZone), file, (error) => {
        // A client that disconnects aborts it too, which is not logged as an error.
        if (error && !reply.raw.destroyed) context.log.error({ err: error }, "a CSV file broke off");
      });
      return reply
        .type("text/csv; charset=utf-8; header=present")
        .header(
          "Content-Disposition",
          dispositionOf("attachment", `applicants-${dayIn(context.now(), timeZone)}.csv`),
        )
        .header("Cache-Control", "private, no-store")
        .header("X-Content-Type-Options", "nosniff")
        .send(file);
    },
  );
}

/**
 * `GET employer/job_applications/download`: the applicants a list asks for as a CSV file, row by row as the reader takes
 * them. What goes wrong on the way breaks the answer off, so that nobody keeps half a file for a whole one.
 */
import { pipeline } from "node:stream";
import type { Platform } from "#platform/server/feature.ts";
import { dispositionOf } from "#platform/server/files/send-file.ts";
import type { FastifyInstance } from "fastify";
import { selectedApplications } from "../review/selected-applications.ts";
import { applicantRecords } from "./applicant-records.ts";
import { csvStream } from "./csv.ts";
import { dateInTimeZone, readerTimeZone } from "./reader-dates.ts";

export function downloadRoute(server: FastifyInstance, platform: Platform): void {
  // A HEAD would export everybody to nobody.
  server.get("/employer/job_applications/download", { exposeHeadRoute: false }, async (request, reply) => {
    const asked = await selectedApplications(platform, request);
    const { context } = asked;
    const timeZone = await readerTimeZone(context);
    const file = csvStream();
    pipeline(applicantRecords(asked, timeZone), file, (error) => {
      // Whoever goes away while it is written breaks it off too: that is no failure of ours.
      if (error && !reply.raw.destroyed) context.log.error({ err: error }, "a CSV file broke off");
    });
    return reply
      .type("text/csv; charset=utf-8; header=present")
      .header(
        "Content-Disposition",
        dispositionOf("attachment", `applicants-${dateInTimeZone(timeZone, context.now())}.csv`),
      )
      .header("Cache-Control", "private, no-store")
      .header("X-Content-Type-Options", "nosniff")
      .send(file);
  });
}

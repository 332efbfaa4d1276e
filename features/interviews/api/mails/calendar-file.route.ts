/** `GET interviews/{id}.ics` and `GET employers/interviews/{id}.ics`: an interview for one's own calendar. */
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import type { Platform } from "#platform/server/feature.ts";
import { findVisibleRow } from "#platform/server/engine/read.ts";
import { forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { interviewVisibility } from "../interview-visibility.ts";
import { calendarDownload } from "./calendar-file.ts";
import { interviewForMail, type Side } from "./interview-for-mail.query.ts";

const description = describeRoute({
  summary: "An interview as a calendar file.",
  answers: { 200: file("text/calendar") },
});

export function calendarFileRoute(server: FastifyInstance, platform: Platform): void {
  const at = (collection: string, side: Side) =>
    server.get<{ Params: { id: string } }>(`/${collection}/:id.ics`, description, async (request, reply) => {
      const file = await fileFor(platform, request, request.params.id, side);
      return reply
        .header("Content-Type", "text/calendar; charset=utf-8")
        .header("Content-Disposition", 'attachment; filename="interview.ics"')
        .header("Cache-Control", "private, no-store")
        .send(file);
    });
  at("interviews", "educator");
  at("employers/interviews", "employer");
}

async function fileFor(platform: Platform, request: FastifyRequest, id: string, side: Side) {
  const context = await platform.contextOf(request);
  const { actor } = context;
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind !== side && !hasOperatorRole(actor, operatorAccess.people.read))
    throw forbidden(/*i18n*/ "You can't do that here.");
  await findVisibleRow(interviewVisibility, context, id);
  const interview = await interviewForMail(context.db, id, platform.config.publicUrl);
  if (!interview) throw notFound();
  const reader = { ...interview[side], language: context.language };
  return calendarDownload({ ...interview, [side]: reader }, side, context.origin);
}

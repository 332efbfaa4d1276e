/** `POST employers/interview_slots/replace`: replaces a whole week of hours, all or nothing. */
import { action } from "#platform/server/action.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import { z } from "zod";
import { WeeklySlot } from "../../availability.ts";
import { weekProblems } from "../../week.ts";
import { findInterviewsOutside, shortTime } from "./hours.query.ts";
import { lockHost, findHost } from "../event-types/find-host.query.ts";

const mostRanges = 100;
const input = z.strictObject({
  slots: z.array(z.object(WeeklySlot.attributes)).max(mostRanges),
  /** Only says which interviews would lie outside. */
  preview: z.boolean().default(false),
});

const replacedWeek = z.object({
  data: z.array(
    z.object({
      type: z.literal("interview_slots"),
      id: z.uuid(),
      attributes: z.object(WeeklySlot.attributes),
    }),
  ),
  meta: z.object({ interviewsOutside: z.array(z.unknown()) }),
});

type Given = z.output<typeof input>;

export const replaceWeek = action({
  path: "employers/interview_slots/replace",
  for: ["employer"],
  access: "preparation",
  summary: "Replaces all weekly hours of one's own profile; says which upcoming interviews lie outside.",
  input,
  answers: { 200: json(replacedWeek) },
  run: async (context, given) => {
    const host = await findHost(context);
    await lockHost(context, host.id);
    const problems = weekProblems(given.slots);
    if (problems.length > 0) throw refused(problems);
    const { slots: week, preview } = given;
    const meta = {
      interviewsOutside: await findInterviewsOutside(context.db, host.id, context.now(), { week }),
    };
    if (preview) return { json: { data: [], meta } };
    return { json: { data: await replace(context, host.id, week), meta } };
  },
});

async function replace(context: WriteContext, employerProfileId: string, week: Given["slots"]) {
  const { db } = context;
  await db.deleteFrom("interviewSlots").where("employerProfileId", "=", employerProfileId).execute();
  await recordAudit(context, {
    action: "replace",
    entity: "interview_slots",
    entityId: employerProfileId,
    detail: { count: week.length },
  });
  if (week.length === 0) return [];
  const rows = await db
    .insertInto("interviewSlots")
    .values(week.map((slot) => ({ ...slot, employerProfileId })))
    .returning(["id", "dayOfWeek", "startTime", "endTime"])
    .execute();
  return rows.map(({ id, dayOfWeek, startTime, endTime }) => ({
    type: "interview_slots",
    id,
    attributes: { dayOfWeek, startTime: shortTime(startTime), endTime: shortTime(endTime) },
  }));
}

const refused = (problems: ReturnType<typeof weekProblems>) =>
  new ApiError(
    422,
    problems.map(({ index, field, message }) => ({
      status: "422",
      code: "invalid",
      title: "Not valid",
      detail: message,
      source: { pointer: `/slots/${index}/${field}` },
      meta: { field: "slots", index },
    })),
  );

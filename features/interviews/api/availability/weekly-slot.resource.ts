/** Weekly hours over JSON:API (`employers/interview_slots`): each host its own. */
import type { RowWritten } from "#platform/server/events.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { WeeklySlot } from "../../availability.ts";
import { isOwnAvailability } from "../../event-type.policy.ts";
import { weekProblems } from "../../week.ts";
import { findInterviewsOutside, shortTime, loadWeek } from "./hours.query.ts";
import { lockHost, findHost } from "../event-types/find-host.query.ts";

type SlotRow = Row<"interviewSlots">;
const { attributes } = WeeklySlot;

const input = z.strictObject({ ...attributes, employerProfileId: z.uuid().optional() });

export const weeklySlots = resource({
  entity: WeeklySlot,
  table: "interviewSlots",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/interview_slots": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    employer: (rows, me) => rows.where("interviewSlots.employerProfileId", "=", me.employerProfileId),
  },
  fields: {
    startTime: { read: (row: SlotRow) => shortTime(row.startTime) },
    endTime: { read: (row: SlotRow) => shortTime(row.endTime) },
  },
  filters: {
    dayOfWeek: filter(z.coerce.number().int().min(0).max(6), (rows, day) =>
      rows.where("interviewSlots.dayOfWeek", "=", day),
    ),
  },
  sorts: { dayOfWeek: "dayOfWeek", startTime: "startTime" },
  defaultSort: "dayOfWeek",
  includes: ["employerProfile"],
  create: { input, run: addSlot },
  updatableBy: {
    dayOfWeek: isOwnAvailability,
    startTime: isOwnAvailability,
    endTime: isOwnAvailability,
  },
  validate: z.looseObject({}).check(({ value, issues }) => {
    // The engine validates the whole record: its attributes have the input's types.
    const [problem] = weekProblems([value as never]);
    if (problem)
      issues.push({ code: "custom", message: problem.message, path: [problem.field], input: value });
  }),
  delete: isOwnAvailability,
  meta: outside,
});

async function addSlot(context: WriteContext, { employerProfileId, ...slot }: z.output<typeof input>) {
  const host = await findHost(context, employerProfileId);
  if (context.actor.kind === "employer" && host.id !== context.actor.employerProfileId) throw notOwn();
  await lockHost(context, host.id);
  refuseProblem([...(await loadWeek(context.db, host.id)), slot]);
  const { id } = await context.db
    .insertInto("interviewSlots")
    .values({ ...slot, employerProfileId: host.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** After a change the whole week is looked at again, in the same transaction: what overlaps is taken back with it. */
export async function recheckWeek(
  context: WriteContext,
  { after: slot }: RowWritten<"interviewSlots">,
): Promise<void> {
  await lockHost(context, slot.employerProfileId);
  const own = { ...slot, startTime: shortTime(slot.startTime), endTime: shortTime(slot.endTime) };
  const others = await context.db
    .selectFrom("interviewSlots")
    .select(["dayOfWeek", "startTime", "endTime"])
    .where("employerProfileId", "=", slot.employerProfileId)
    .where("id", "<>", slot.id)
    .execute();
  const week = others.map((other) => ({
    ...other,
    startTime: shortTime(other.startTime),
    endTime: shortTime(other.endTime),
  }));
  refuseProblem([...week, own]);
}

const notOwn = () =>
  invalidFields(
    [{ field: "employerProfileId", message: /*i18n*/ "Everybody sets their own hours" }],
    (field) => `/data/attributes/${field}`,
  );

function refuseProblem(week: Parameters<typeof weekProblems>[0]): void {
  const problem = weekProblems(week).at(-1);
  if (problem) throw invalidFields([{ ...problem, code: "invalid" }], (field) => `/data/attributes/${field}`);
}

/** After a change: what was agreed before and lies outside now. */
async function outside(rows: SlotRow[], context: Context | WriteContext, single: boolean) {
  if (!single) return new Map<string, Record<string, unknown>>();
  const found = await Promise.all(
    rows.map(
      async ({ id, employerProfileId }) =>
        [
          id,
          { interviewsOutside: await findInterviewsOutside(context.db, employerProfileId, context.now()) },
        ] as const,
    ),
  );
  return new Map<string, Record<string, unknown>>(found);
}

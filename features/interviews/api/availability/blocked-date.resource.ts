/** Days off over JSON:API (`employers/blocked_dates`): nothing can be booked on them, each host its own. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { BlockedDate } from "../../availability.ts";
import { isOwnAvailability } from "../../event-type.policy.ts";
import { findInterviewsOutside } from "./hours.query.ts";
import { lockHost, findHost } from "../event-types/find-host.query.ts";

type BlockedRow = Row<"blockedDates">;
const { attributes } = BlockedDate;

const backwards = /*i18n*/ "The last day must not be before the first";
const inOrder = (range: { startDate: string; endDate: string }) => range.endDate >= range.startDate;
const input = z
  .strictObject({
    startDate: attributes.startDate,
    /** Default one day. */
    endDate: attributes.endDate.optional(),
    note: attributes.note.default(""),
  })
  .transform((given) => ({ ...given, endDate: given.endDate ?? given.startDate }))
  .refine(inOrder, { error: backwards, path: ["endDate"] });

export const blockedDates = resource({
  entity: BlockedDate,
  table: "blockedDates",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/blocked_dates": {
      for: ["employer"],
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    employer: (rows, me) => rows.where("blockedDates.employerProfileId", "=", me.employerProfileId),
  },
  sorts: { startDate: "startDate" },
  defaultSort: "startDate",
  includes: ["employerProfile"],
  create: { input, run: addBlockedDate },
  updatableBy: { startDate: isOwnAvailability, endDate: isOwnAvailability, note: isOwnAvailability },
  validate: z
    .looseObject({})
    // The engine validates the whole record: its attributes have the input's types.
    .refine((whole) => inOrder(whole as never), { error: backwards, path: ["endDate"] }),
  delete: isOwnAvailability,
  meta: outside,
});

async function addBlockedDate(context: WriteContext, given: z.output<typeof input>): Promise<string> {
  const host = await findHost(context);
  await lockHost(context, host.id);
  const { id } = await context.db
    .insertInto("blockedDates")
    .values({ ...given, employerProfileId: host.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** After a change: what was agreed before and lies on a day off now, or outside the hours. */
async function outside(rows: BlockedRow[], context: Context | WriteContext, single: boolean) {
  const metas = new Map<string, Record<string, unknown>>();
  if (!single) return metas;
  for (const { id, employerProfileId } of rows)
    metas.set(id, {
      interviewsOutside: await findInterviewsOutside(context.db, employerProfileId, context.now()),
    });
  return metas;
}

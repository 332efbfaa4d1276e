/** Hiring updates over JSON:API: educators read and report their own, teams those of their program. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { educatorUpdate, employerUpdate, HiringUpdate } from "../hiring-update.ts";
import { recordEducatorUpdate, recordEmployerUpdate } from "./record-update.ts";

/** What either side may send; `run` reads it by the rules of whoever sends it. */
const sent = z.strictObject(HiringUpdate.attributes).partial().omit({
  reportedById: true,
  reportedByType: true,
  createdAt: true,
});

export const hiringUpdates = resource({
  entity: HiringUpdate,
  table: "hiringUpdates",
  operators: operatorAccess.people,
  collections: {
    "user_profile/hiring_updates": { for: ["educator"], create: ["educator"] },
    "employer/hiring_updates": { for: ["employer"], create: ["employer"] },
  },
  visibleTo: {
    educator: (rows, { userProfileId }) => rows.where("hiringUpdates.reportedById", "=", userProfileId),
    employer: (rows, { employerId }) =>
      rows
        .where("hiringUpdates.employerId", "=", employerId)
        .where("hiringUpdates.reportedByType", "=", "EmployerProfile"),
  },
  fields: { hiredUserListings: { load: loadHired } },
  readableBy: { noCubbyReason: ({ kind }) => kind !== "educator" },
  filters: {
    foundJob: filter(booleanParam, (rows, isFound) => rows.where("hiringUpdates.foundJob", "=", isFound)),
  },
  create: { input: sent, run: record },
});

async function record(context: WriteContext, input: z.output<typeof sent>): Promise<string> {
  const { actor } = context;
  if (actor.kind === "educator")
    return recordEducatorUpdate(context, actor.userProfileId, valid(educatorUpdate, input));
  if (actor.kind !== "employer") throw new Error("Only the two sides report hires.");
  const { employerProfileId: id, employerId } = actor;
  return recordEmployerUpdate(context, { id, employerId }, valid(employerUpdate, input));
}

function valid<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })),
    (field) => `/data/attributes/${field}`,
  );
}

async function loadHired(
  rows: Row<"hiringUpdates">[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const hired = await db
    .selectFrom("hiredUserListings")
    .selectAll()
    .where(
      "hiringUpdateId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("userProfileId")
    .execute();
  const byUpdate = Map.groupBy(hired, ({ hiringUpdateId }) => hiringUpdateId);
  return new Map(
    rows.map(({ id }) => [
      id,
      (byUpdate.get(id) ?? []).map(({ userProfileId, jobListingId }) => ({ userProfileId, jobListingId })),
    ]),
  );
}

/** The timeline of an application for its reader: reasons reach the employer only, an untold rejection nobody else. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import type { TimelineRow } from "../application.ts";
import { isUntold } from "../rejection.ts";

type ApplicationRow = Row<"jobApplications">;

/** `meta.timeline` of a single read; lists go without. */
export async function timelines(
  rows: ApplicationRow[],
  { db, actor, now }: Context | WriteContext,
  single: boolean,
): Promise<Map<string, Record<string, unknown>>> {
  const [row] = rows;
  if (!single || !row) return new Map();
  const events = await db
    .selectFrom("jobApplicationEvents")
    .selectAll()
    .where("jobApplicationId", "=", row.id)
    .orderBy("id")
    .limit(200)
    .execute();
  const isEducator = actor.kind === "educator";
  const known =
    isEducator && isUntold(row, now()) ? events.filter(({ toState }) => toState !== "rejected") : events;
  const timeline = known.map((event): TimelineRow => ({
    from: event.fromState,
    to: event.toState,
    at: event.createdAt.toISOString(),
    by: event.by as TimelineRow["by"],
    ...(isEducator ? {} : { reason: event.reason }),
  }));
  return new Map([[row.id, { timeline }]]);
}

/** Finds interview types that the caller may see, and their host. */
import { mayUseCollection, readOne } from "#platform/server/engine/read.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Resource, Row } from "#platform/server/resource.ts";

export type EventTypeRow = Row<"interviewEventTypes">;

/** By the one definition of visibility; 404 where it is off, removed, or not there. */
export async function findEventType(
  eventTypes: Resource,
  context: Context | WriteContext,
  id: string,
): Promise<EventTypeRow> {
  const collection = eventTypes.collections["interview_event_types"]!;
  const row = mayUseCollection(eventTypes, collection, context.actor)
    ? await readOne(eventTypes, null, context, id)
    : null;
  if (!row) throw notFound();
  // The engine reads rows of every table alike; this is the table of that resource.
  return row as unknown as EventTypeRow;
}

export const loadHost = ({ db }: Pick<Context | WriteContext, "db">, employerProfileId: string) =>
  db.selectFrom("employerProfiles").selectAll().where("id", "=", employerProfileId).executeTakeFirstOrThrow();

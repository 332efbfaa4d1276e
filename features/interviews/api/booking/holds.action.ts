/** Holds a picked slot for ten minutes, so that nobody else books it while its educator fills in the form. */
import { requireStanding } from "#platform/server/require-standing.ts";
import { action } from "#platform/server/action.ts";
import { json, nothing } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { holdMinutes } from "../../interview-transitions.ts";
import { minuteInMs } from "../../wall-clock.ts";
import { findEventType } from "../availability/bookable.query.ts";
import { lockHost } from "../event-types/find-host.query.ts";
import { refuseUnlessFree } from "./reserve-slot.action.ts";

const input = z.strictObject({
  interviewEventTypeId: z.uuid(),
  time: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

const heldTime = z.object({ id: z.uuid(), time: z.iso.datetime(), expiresAt: z.iso.datetime() });

export const holdSlot = (eventTypes: Resource) =>
  action({
    path: "interview_holds",
    for: ["educator"],
    summary: "Holds a free time for ten minutes; one for each educator, the newest replaces the one before.",
    input,
    answers: { 201: json(heldTime) },
    run: async (context, given) => ({ status: 201, json: await hold(context, eventTypes, given) }),
  });

export const releaseHold = action({
  method: "DELETE",
  path: "interview_holds/:id",
  for: ["educator"],
  summary: "Lets go of a held time.",
  input: z.object({}),
  answers: { 204: nothing },
  run: async ({ db, actor }, _input, { id }) => {
    if (actor.kind !== "educator" || !z.uuid().safeParse(id).success) throw notFound();
    const gone = await db
      .deleteFrom("interviewHolds")
      .where("id", "=", id!)
      .where("userProfileId", "=", actor.userProfileId)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound();
    return { status: 204 };
  },
});

async function hold(context: WriteContext, eventTypes: Resource, given: z.output<typeof input>) {
  const { db, actor, now } = context;
  if (actor.kind !== "educator") throw notFound();
  requireStanding(actor);
  const { userProfileId } = actor;
  const type = await findEventType(eventTypes, context, given.interviewEventTypeId);
  const host = await lockHost(context, type.employerProfileId);
  await refuseUnlessFree(context, type, host!, given.time, { userProfileId });
  const values = {
    time: given.time,
    endsAt: new Date(given.time.getTime() + type.duration * minuteInMs),
    expiresAt: new Date(now().getTime() + holdMinutes * minuteInMs),
    interviewEventTypeId: type.id,
    employerProfileId: type.employerProfileId,
  };
  const held = await db
    .insertInto("interviewHolds")
    .values({ ...values, userProfileId })
    .onConflict((known) => known.column("userProfileId").doUpdateSet(values))
    .returning(["id", "time", "expiresAt"])
    .executeTakeFirstOrThrow();
  return { id: held.id, time: held.time.toISOString(), expiresAt: held.expiresAt.toISOString() };
}

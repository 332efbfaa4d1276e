/** Reserves a slot: checked against the free times while the host is locked; an exclusion constraint decides last. */
import type { DB } from "#db/tables.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { type Insertable, sql } from "kysely";
import { freeTimes } from "../../free-times.ts";
import { minuteInMs } from "../../wall-clock.ts";
import {
  type Bookable,
  nearestFreeTimes,
  type BookingParty,
  type HostClock,
  loadBookingRules,
} from "../availability/free-times.query.ts";

export type NewInterview = Omit<
  Insertable<DB["interviews"]>,
  "endsAt" | "busyFrom" | "busyUntil" | "time"
> & {
  time: Date;
};

/** The host must be locked by `lockHost`. Refused with `slot_taken` and fresh times, or `own_time_taken`. */
export async function reserveSlot(
  context: WriteContext,
  bookable: Bookable,
  host: HostClock,
  values: NewInterview,
): Promise<string> {
  const { userProfileId, rescheduledFromId = null } = values;
  await refuseUnlessFree(context, bookable, host, values.time, {
    userProfileId,
    interviewId: rescheduledFromId,
  });
  const start = values.time.getTime();
  const end = start + bookable.duration * minuteInMs;
  const row = {
    ...values,
    endsAt: new Date(end),
    busyFrom: new Date(start - bookable.bufferBefore * minuteInMs),
    busyUntil: new Date(end + bookable.bufferAfter * minuteInMs),
  };
  await sql`savepoint reserving`.execute(context.db);
  try {
    const { id } = await context.db
      .insertInto("interviews")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    await deleteHolds(context, userProfileId);
    return id;
  } catch (error) {
    await sql`rollback to savepoint reserving`.execute(context.db);
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== exclusionViolation) throw error;
    if (constraint === "interviews_educator_is_free") throw educatorBusy(context);
    throw await slotTaken(context, bookable, host, values.time, { userProfileId });
  }
}

/** PostgreSQL's code for a violated exclusion constraint. */
const exclusionViolation = "23P01";

export async function refuseUnlessFree(
  context: WriteContext,
  bookable: Bookable,
  host: HostClock,
  time: Date,
  party: BookingParty,
): Promise<void> {
  const now = context.now();
  const start = time.getTime();
  const moment = { from: start, until: start + 1 };
  const rules = await loadBookingRules(context.db, bookable, host, moment, now, party);
  if (freeTimes(rules, moment, now.getTime()).length > 0) return;
  if (freeTimes({ ...rules, guestBusy: [] }, moment, now.getTime()).length > 0) throw educatorBusy(context);
  throw await slotTaken(context, bookable, host, time, party);
}

async function slotTaken(
  { db, now }: WriteContext,
  bookable: Bookable,
  host: HostClock,
  time: Date,
  party: BookingParty,
) {
  const times = await nearestFreeTimes(db, bookable, host, time.getTime(), now(), party);
  return conflict(/*i18n*/ "That time was just taken. Here are the nearest ones.", {
    code: "slot_taken",
    meta: { times: times.map((start) => new Date(start).toISOString()) },
  });
}

const educatorBusy = ({ actor }: WriteContext) =>
  actor.kind === "educator"
    ? conflict(/*i18n*/ "You have another interview at that time. Choose another time, or move that one.", {
        code: "own_time_taken",
      })
    : conflict(/*i18n*/ "This educator has another interview at that time. Choose another time.", {
        code: "own_time_taken",
      });

/** A booking ends the educator's holds. */
async function deleteHolds({ db }: WriteContext, userProfileId: string): Promise<void> {
  await db.deleteFrom("interviewHolds").where("userProfileId", "=", userProfileId).execute();
}

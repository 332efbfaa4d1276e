/** Books an interview: an educator by an employer's link, or the employer for an educator it has contact with. */
import { randomUUID } from "node:crypto";
import { requireStanding } from "#platform/server/require-standing.ts";
import { isTimeZone } from "#platform/shared/time-zone.ts";
import { place } from "#features/places/api/gazetteer.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Config } from "#platform/server/config/config.ts";
import { conflict, forbidden, invalidFields, notFound } from "#platform/server/errors.ts";
import type { Resource } from "#platform/server/resource.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { z } from "zod";
import { confirmByOf } from "../../interview-transitions.ts";
import { type EventTypeRow, findEventType } from "../availability/bookable.query.ts";
import { requireContact } from "../require-contact.query.ts";
import { afterBooking } from "./after-booking.action.ts";
import { lockApplications } from "./open-application.query.ts";
import { agreedInstructions } from "../mails/instructions.ts";
import { lockHost } from "../event-types/find-host.query.ts";
import { refuseTooMany } from "../availability/booking-limits.ts";
import { reserveSlot } from "./reserve-slot.action.ts";

export const bookingInput = z.strictObject({
  time: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  interviewEventTypeId: z.uuid(),
  /** Of an employer's booking: with whom. */
  userProfileId: z.uuid().optional(),
  jobApplicationId: z.uuid().nullish(),
  note: z.string().trim().max(1000).default(""),
  /** The educator's, for mails. */
  timeZone: z.string().refine(isTimeZone, { error: /*i18n*/ "Choose a time zone from the list" }).optional(),
  phoneNumber: phoneNumber.optional(),
});
export type Booking = z.output<typeof bookingInput>;

export const bookInterview =
  (eventTypes: Resource, config: Pick<Config, "meetingUrlBase">) =>
  async (context: WriteContext, booking: Booking): Promise<string> => {
    const type = await findEventType(eventTypes, context, booking.interviewEventTypeId);
    const educator = await findBookedEducator(context, booking, type);
    const application = await lockApplications(
      context,
      { employerId: type.employerId, userProfileId: educator.id },
      booking.jobApplicationId,
    );
    const host = await lockHost(context, type.employerProfileId);
    if (!host || host.removedAt) throw notFound();
    const now = context.now();
    await refuseTooMany(context, { userProfileId: educator.id, employerProfileId: type.employerProfileId });
    const id = await reserveSlot(context, type, host, {
      employerId: type.employerId,
      employerProfileId: type.employerProfileId,
      userProfileId: educator.id,
      interviewEventTypeId: type.id,
      jobApplicationId: application?.id ?? null,
      name: type.name,
      interviewType: type.interviewType,
      instructions: JSON.stringify(await agreedInstructions(context, config, type, educator, booking)),
      time: booking.time,
      status: type.requiresConfirmation ? "pending" : "scheduled",
      confirmBy: type.requiresConfirmation ? confirmByOf(booking.time, now) : null,
      bookedByType: context.actor.kind === "educator" ? "UserProfile" : "EmployerProfile",
      note: booking.note,
      userProfileTimeZone: booking.timeZone ?? place(educator.zipCode)?.timeZone ?? host.timeZone,
      uid: `${randomUUID()}@${new URL(context.origin).hostname}`,
      createdAt: now,
      updatedAt: now,
    });
    await afterBooking(context, id);
    return id;
  };

/** The educator, locked against a second booking at the same moment; an employer may book educators it has contact with. */
async function findBookedEducator(context: WriteContext, { userProfileId }: Booking, type: EventTypeRow) {
  const { actor, db } = context;
  if (actor.kind === "employer" && type.employerId !== actor.employerId) throw notFound();
  const id = actor.kind === "educator" ? actor.userProfileId : userProfileId;
  if (!id) throw missingEducator();
  if (actor.kind === "educator" && userProfileId && userProfileId !== id)
    throw forbidden(/*i18n*/ "You can't do that here.");
  const educator = await db
    .selectFrom("userProfiles")
    .select(["id", "zipCode", "phoneNumber", "approvalState"])
    .where("id", "=", id)
    .where("activeState", "<>", "closed")
    .executeTakeFirst();
  if (!educator) throw notFound();
  if (actor.kind === "educator") requireStanding(actor);
  else if (["suspended", "rejected"].includes(educator.approvalState)) throw educatorOnHold();
  await requireContact(context, { employerId: type.employerId, userProfileId: id });
  return educator;
}

const educatorOnHold = () =>
  conflict(/*i18n*/ "This educator's profile is on hold, so no interview can be booked.", {
    code: "on_hold",
  });

const missingEducator = () =>
  invalidFields(
    [{ field: "userProfileId", message: /*i18n*/ "Say whom the interview is with" }],
    (field) => `/data/attributes/${field}`,
  );

/** Sample interviews: event types, availability, and past and future meetings. */
import { dayMs } from "#platform/shared/duration.ts";
import type { DB, JsonObject } from "../../tables.ts";
import { roomLink } from "#features/interviews/api/mails/instructions.ts";
import { instantsOf, localDay, minuteInMs } from "#features/interviews/wall-clock.ts";
import { holidaysBetween } from "#features/interviews/holidays.ts";
import { timeOfDay } from "#features/interviews/free-times.ts";
import type { Insertable } from "kysely";
import type { SampleApplication } from "./applications.ts";
import type { SampleEducator } from "../educators/educators.ts";
import type { SampleEmployer } from "../employers/employers.ts";
import { type EventTypePlan, demoEventTypes, sampleEventTypes, workHours } from "./event-types.ts";
import type { SampleContext } from "../sample-context.ts";

type EventTypeRow = Insertable<DB["interviewEventTypes"]> & { id: string; duration: number };
type InterviewRow = Insertable<DB["interviews"]>;

export interface SampleInterviews {
  eventTypes: EventTypeRow[];
  slots: Insertable<DB["interviewSlots"]>[];
  interviews: InterviewRow[];
}

interface Market {
  employers: SampleEmployer[];
  educators: SampleEducator[];
  applications: SampleApplication[];
}

/** The first two employers and the first educator are demo accounts. */
export function makeInterviews(context: SampleContext, market: Market): SampleInterviews {
  const { employers, educators, applications } = market;
  const made: SampleInterviews = { eventTypes: [], slots: [], interviews: [] };
  const types = new Map(
    employers.map((employer, index) => [employer.row.id, makeEventTypes(context, employer, index)]),
  );
  for (const { rows, slots } of types.values()) {
    made.eventTypes.push(...rows);
    made.slots.push(...slots);
  }
  const meet = makeInterview(context);
  const zips = new Map(educators.map((educator) => [educator.profile.id, educator]));
  const byId = new Map(employers.map((employer) => [employer.row.id, employer]));
  for (const { row } of applications) {
    if (!row.interviewScheduledAt) continue;
    const employer = byId.get(row.employerId)!;
    const educator = zips.get(row.userProfileId)!;
    const isOpen = row.aasmState === "interviewing";
    const invited = row.interviewScheduledAt as Date;
    const from = isOpen && employers.indexOf(employer) < 2 ? context.now : invited;
    const type = types.get(row.employerId)!.rows[0]!;
    const interview = meet(employer, educator, type, from, row.id);
    // Where it went on already, they have met.
    if (isOpen || interview.status !== "scheduled") made.interviews.push(interview);
  }
  const host = employers.find(({ city }, index) => index > 1 && city === employers[0]!.city);
  if (host)
    made.interviews.push(meet(host, educators[0]!, types.get(host.row.id)!.rows[0]!, context.now, null));
  return made;
}

/** What one employer offers, and the week of its first host. */
function makeEventTypes({ r }: SampleContext, { row, profiles, locations }: SampleEmployer, index: number) {
  const host = profiles[0]!;
  const { createdAt } = row;
  const plans = index < 2 ? demoEventTypes : sampleEventTypes(index);
  const rows = plans.map((plan: EventTypePlan): EventTypeRow => ({
    id: r.id(createdAt),
    employerId: row.id,
    employerProfileId: host.id,
    duration: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    minimumNotice: 120,
    requiresConfirmation: false,
    active: true,
    ...plan,
    instructions:
      plan.interviewType === "physical"
        ? { address: `${locations[0]!.address}, ${locations[0]!.city}` }
        : ((plan.instructions ?? {}) as JsonObject),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }));
  const slots = workHours(index < 2).map((range) => ({
    id: r.id(createdAt),
    employerProfileId: host.id,
    ...range,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }));
  return { rows, slots };
}

/** Puts interviews where host and educator are both free: a few workdays after they were agreed on. */
function makeInterview({ r, now }: SampleContext) {
  const usedTimes = new Set<string>();
  return (
    { row, profiles }: SampleEmployer,
    { profile }: SampleEducator,
    type: EventTypeRow,
    agreedOnText: Date,
    jobApplicationId: string | null,
  ): InterviewRow => {
    const host = profiles[0]!;
    const zone = host.timeZone as string;
    const halves = (at: number) => (type.duration > 30 ? [at, at + 30 * minuteInMs] : [at]);
    const marks = (at: number) =>
      [host.id, profile.id].flatMap((who) => halves(at).map((half) => `${who} ${half}`));
    const free = workTimes(zone, agreedOnText, 2 + r.int(0, 3)).filter((at) =>
      marks(at).every((mark) => !usedTimes.has(mark)),
    );
    const start = free[r.int(0, 2)]!;
    for (const mark of marks(start)) usedTimes.add(mark);
    const time = new Date(start);
    const end = new Date(start + type.duration * minuteInMs);
    const status = end > now ? "scheduled" : r.weighted({ completed: 88, no_show: 4, canceled: 8 });
    const id = r.id(agreedOnText);
    const by = r.chance(0.7) ? "UserProfile" : "EmployerProfile";
    const reached = end < now ? end : agreedOnText;
    return {
      id,
      employerId: row.id,
      employerProfileId: host.id,
      userProfileId: profile.id,
      interviewEventTypeId: type.id,
      jobApplicationId,
      name: type.name,
      interviewType: type.interviewType!,
      instructions: agreedOn(
        type,
        Uint8Array.from({ length: 12 }, () => r.int(0, 255)),
        profile.phoneNumber,
      ),
      time,
      endsAt: end,
      busyFrom: time,
      busyUntil: end,
      status,
      bookedByType: by,
      note: "",
      userProfileTimeZone: zone,
      confirmBy: null,
      canceledByType: status === "canceled" ? by : null,
      cancelReason: status === "canceled" ? "Something came up, sorry!" : null,
      canceledAt: status === "canceled" ? new Date(start - dayMs) : null,
      noShowBy: status === "no_show" ? "UserProfile" : null,
      noShowAt: status === "no_show" ? end : null,
      completedAt: status === "completed" ? end : null,
      rescheduledFromId: null,
      uid: `${id}@cubby.example`,
      sequence: status === "canceled" ? 1 : 0,
      createdAt: agreedOnText,
      updatedAt: reached,
      version: 1,
    };
  };
}

function agreedOn({ name, interviewType, instructions }: EventTypeRow, random: Uint8Array, phone: unknown) {
  if (interviewType === "online") return { meetingUrl: roomLink("https://meet.jit.si", name, random) };
  return interviewType === "phone"
    ? { ...(instructions as object), phoneNumber: String(phone) }
    : instructions;
}

/** Half hours of the mornings of the workdays from so many days after, on the host's wall clock. */
function workTimes(zone: string, after: Date, days: number): number[] {
  const first = localDay(zone, after.getTime()) + days * dayMs;
  return Array.from({ length: 40 }, (_, index) => first + index * dayMs)
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day))
    .flatMap((day) =>
      mornings.map(
        (time) => instantsOf(zone, day + timeOfDay(time), day + timeOfDay(time) + minuteInMs)[0]!.from,
      ),
    );
}

const isHoliday = (day: number) => {
  const date = new Date(day).toISOString().slice(0, 10);
  return holidaysBetween(date, date).length > 0;
};

const mornings = ["09:00", "09:30", "10:00", "10:30", "11:00"];

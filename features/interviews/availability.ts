/** When an employer profile can be booked: weekly hours, days off, open holidays, and the free times they come to. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

/** Local wall time in the profile's zone; "24:00" is the end of the day. */
export const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: /*i18n*/ "Enter a time like 09:30" });

/** Weekly hours (`employers/interview_slots`): dayOfWeek 0 is Sunday. */
export const WeeklySlot = entity("interview_slots", {
  attributes: {
    dayOfWeek: z.number().int().min(0).max(6),
    startTime: wallTime,
    endTime: wallTime,
  },
  belongsTo: { employerProfile: "employer_profiles" },
});

/** A day, or several, on which nothing can be booked. */
export const BlockedDate = entity("blocked_dates", {
  attributes: {
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    note: z.string().trim().max(200),
  },
  belongsTo: { employerProfile: "employer_profiles" },
});

/** A holiday on which a host is open (`employers/open_holidays`). */
export const OpenHoliday = entity("open_holidays", {
  attributes: { date: z.iso.date() },
  belongsTo: { employerProfile: "employer_profiles" },
});

/** A free time (`interview_slots`): computed, never stored. */
export const FreeTime = entity("interview_slots", {
  attributes: { startTime: z.iso.datetime({ offset: true }), endTime: z.iso.datetime({ offset: true }) },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    interview_slots: typeof WeeklySlot;
    blocked_dates: typeof BlockedDate;
    open_holidays: typeof OpenHoliday;
  }
}

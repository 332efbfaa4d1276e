/** A calendar that keeps times busy, and the credential it is read with. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const calendarServices = ["ics", "caldav", "google", "microsoft"] as const;
export type CalendarService = (typeof calendarServices)[number];

const time = z.iso.datetime();

export const BlockingCalendar = entity("blocking_calendars", {
  attributes: {
    accountId: z.uuid(),
    calendarName: z.string().trim().min(1, { error: /*i18n*/ "Give the calendar a name" }).max(200),
    /** The calendar at its service; for CalDAV its address. */
    calendarId: z.string(),
    enabled: z.boolean(),
    service: z.enum(calendarServices),
    syncedAt: time.nullable(),
    failedAt: time.nullable(),
    /** The sentence that says what went wrong the last time; null when it went well. */
    failure: z.string().nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { thirdPartyCredential: "third_party_credentials", employerProfile: "employer_profiles" },
});

/** What opens a calendar at its service. The secret goes in and never comes out. */
export const ThirdPartyCredential = entity("third_party_credentials", {
  attributes: {
    service: z.enum(calendarServices),
    accountName: z.string(),
    expiresAt: time.nullable(),
    createdAt: time,
  },
  belongsTo: { employerProfile: "employer_profiles" },
});

/** A calendar that keeps times busy, and the credential it is read with. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { calendarServices, credentialServices } from "./calendar-constants.ts";

const time = z.iso.datetime();

export const calendarName = z.string().trim().min(1, { error: /*i18n*/ "Give the calendar a name" }).max(200);

/** Apple gives its addresses as webcal://, which is https by another name. */
export const calendarAddress = z
  .string()
  .trim()
  .min(1, { error: /*i18n*/ "Enter the address of the calendar" })
  .max(2_000)
  .transform((text) => text.replace(/^webcals?:\/\//i, "https://"));

export const BlockingCalendar = entity("blocking_calendars", {
  attributes: {
    accountId: z.uuid(),
    calendarName,
    /** The calendar at its service; for CalDAV its address. */
    calendarId: z.string(),
    enabled: z.boolean(),
    service: z.enum(calendarServices),
    /** Where it is, of an address that is otherwise secret. */
    host: z.string(),
    /** It is about to be read. */
    reading: z.boolean(),
    syncedAt: time.nullable(),
    failedAt: time.nullable(),
    /** The sentence that says what went wrong the last time; null when it went well. */
    failure: z.string().nullable(),
    /** The same as a stable word. */
    failureCode: z.string().nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { thirdPartyCredential: "third_party_credentials", employerProfile: "employer_profiles" },
});

/** The credential for a calendar's service. The secret is write-only. */
export const ThirdPartyCredential = entity("third_party_credentials", {
  attributes: {
    service: z.enum(credentialServices),
    accountName: z.string(),
    host: z.string(),
    expiresAt: time.nullable(),
    createdAt: time,
  },
  belongsTo: { employerProfile: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    blocking_calendars: typeof BlockingCalendar;
    third_party_credentials: typeof ThirdPartyCredential;
  }
}

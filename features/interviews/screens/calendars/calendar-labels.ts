/** Labels of blocking calendars. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CalendarService } from "../../calendar-constants.ts";

export const serviceLabels = {
  google: msg`Google Calendar`,
  microsoft: msg`Outlook and Microsoft 365`,
  ics: msg`Calendar address`,
  caldav: msg`CalDAV server`,
} as const satisfies Record<CalendarService, MessageDescriptor>;

/** One line each, for whoever has to choose. */
export const serviceHints = {
  google: msg`Log in at Google and pick your calendars.`,
  microsoft: msg`Log in at Microsoft and pick your calendars.`,
  ics: msg`Any calendar with a secret address: Google, Outlook, Apple and others.`,
  caldav: msg`iCloud, Fastmail, Nextcloud and others, with an app password.`,
} as const satisfies Record<CalendarService, MessageDescriptor>;

/** Blocking calendars: what they add to the feature's manifest. */
import { on } from "#platform/server/events.ts";
import type { Feature } from "#platform/server/feature.ts";
import type { OutgoingOptions } from "#platform/server/outgoing/guarded-client.ts";
import { readInNewZone, readWhatChanged } from "./ask-to-read.ts";
import { beginConnection } from "./begin-connection.action.ts";
import { blockingCalendars } from "./blocking-calendar.resource.ts";
import { clearCalendarsJob } from "./clear-calendars.job.ts";
import { connectionRoutes } from "./complete-connection.route.ts";
import { endCalendarAccess } from "./end-calendar-access.ts";
import { listCalendarsRoutes } from "./list-calendars.route.ts";
import { openCalendars } from "./open-calendars.ts";
import { restoreCalendar } from "./remove-calendar.action.ts";
import { revokeGrantJob } from "./revoke-grant.job.ts";
import { syncCalendarJob } from "./sync-calendar.job.ts";
import { syncDueJob } from "./sync-due.job.ts";
import { syncNow } from "./sync-now.action.ts";
import { readWithNewSecret, thirdPartyCredentials } from "./third-party-credential.resource.ts";
import type { CalendarSettings } from "./oauth-clients.ts";

export function calendarParts(
  config: CalendarSettings,
  resolve?: OutgoingOptions["resolve"],
): Required<Pick<Feature, "resources" | "actions" | "routes" | "jobs" | "listeners">> {
  const calendars = openCalendars(config, resolve);
  const sync = syncCalendarJob(calendars);
  const revoke = revokeGrantJob(calendars);
  const end = endCalendarAccess(revoke);
  return {
    resources: [blockingCalendars(calendars, sync), thirdPartyCredentials(calendars)],
    actions: [beginConnection(calendars), syncNow(sync), restoreCalendar(sync)],
    routes: [connectionRoutes(calendars, sync), listCalendarsRoutes(calendars)],
    jobs: [sync, syncDueJob(sync), clearCalendarsJob(revoke), revoke],
    listeners: [
      on("blocking_calendars.updated", readWhatChanged(sync)),
      on("third_party_credentials.updated", readWithNewSecret(sync)),
      on("third_party_credentials.deleted", end.withCredential),
      on("employer_profiles.updated", readInNewZone(sync)),
      on("employer_profiles.deleted", end.withProfile),
      on("accounts.closed", end.withAccount),
    ],
  };
}

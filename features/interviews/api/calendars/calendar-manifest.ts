/** The part of the feature's manifest that serves blocking calendars. */
import { on } from "#platform/server/events.ts";
import type { Feature } from "#platform/server/feature.ts";
import type { OutgoingOptions } from "#platform/server/outgoing/guarded-client.ts";
import { readAfterZoneChange, readAfterChange } from "./sync/request-calendar-read.ts";
import { beginConnection } from "./connection/begin-connection.action.ts";
import { blockingCalendars } from "./blocking-calendar.resource.ts";
import { clearCalendarsJob } from "./sync/clear-calendars.job.ts";
import { connectionRoutes } from "./connection/complete-connection.route.ts";
import { endCalendarAccess } from "./connection/end-calendar-access.ts";
import { listCalendarsRoutes } from "./connection/list-calendars.route.ts";
import { openCalendars } from "./providers/open-calendars.ts";
import { restoreCalendar } from "./connection/remove-calendar.action.ts";
import { revokeGrantJob } from "./connection/revoke-grant.job.ts";
import { syncCalendarJob } from "./sync/sync-calendar.job.ts";
import { syncDueJob } from "./sync/sync-due.job.ts";
import { syncNow } from "./sync/sync-now.action.ts";
import { readAfterNewSecret, thirdPartyCredentials } from "./connection/third-party-credential.resource.ts";
import type { CalendarSettings } from "./connection/oauth-clients.ts";

export function calendarManifest(
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
      on("blocking_calendars.updated", readAfterChange(sync)),
      on("third_party_credentials.updated", readAfterNewSecret(sync)),
      on("third_party_credentials.deleted", end.withCredential),
      on("employer_profiles.updated", readAfterZoneChange(sync)),
      on("employer_profiles.deleted", end.withProfile),
      on("accounts.closed", end.withAccount),
    ],
  };
}

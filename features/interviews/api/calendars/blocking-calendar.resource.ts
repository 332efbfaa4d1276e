/** Blocking calendars, each for the profile that connected it. Addresses are write-only. */
import { z } from "zod";
import { alwaysAllowed, filter, resource, type Row } from "#platform/server/resource.ts";
import { translator } from "#platform/server/translations.ts";
import type { Context } from "#platform/server/context.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { calendarServices } from "../../calendar-constants.ts";
import { resetSync } from "./sync/request-calendar-read.ts";
import { calendarProblems } from "./providers/calendar-error.ts";
import {
  connectCalendar,
  connectInput,
  outsideAddress,
  refuseInside,
} from "./connection/connect-calendar.action.ts";
import { type Calendars, sealedFor } from "./providers/open-calendars.ts";
import { removeCalendar } from "./connection/remove-calendar.action.ts";
import type { SyncCalendar } from "./sync/sync-calendar.job.ts";

type Calendar = Row<"blockingCalendars">;

export const blockingCalendars = (calendars: Calendars, sync: SyncCalendar) =>
  resource({
    entity: BlockingCalendar,
    table: "blockingCalendars",
    operators: operatorAccess.people,
    access: "own",
    collections: {
      "employers/blocking_calendars": {
        for: ["employer"],
        create: ["employer"],
        change: ["employer"],
        delete: ["employer"],
      },
    },
    visibleTo: {
      employer: (rows, me) =>
        rows
          .where("blockingCalendars.employerProfileId", "=", me.employerProfileId)
          .where("blockingCalendars.removedAt", "is", null),
    },
    fields: {
      reading: { read: isBeingRead },
      failureCode: { read: ({ failure }: Calendar) => failure },
      failure: { load: sentences },
      url: {
        input: outsideAddress(calendars),
        write: (url: string) => ({
          ...resetSync,
          url: calendars.secrets.seal(sealedFor.calendarUrl, url),
          host: new URL(url).host,
        }),
      },
    },
    filters: {
      service: filter(z.enum(calendarServices), (rows, service) => rows.where("service", "=", service)),
    },
    sorts: { createdAt: "createdAt", calendarName: "calendarName" },
    defaultSort: "createdAt",
    includes: ["thirdPartyCredential"],
    create: {
      input: connectInput(calendars),
      beforeTransaction: refuseInside(calendars, ["url", "calendarId"]),
      run: connectCalendar(calendars, sync),
    },
    updatableBy: {
      calendarName: alwaysAllowed,
      enabled: alwaysAllowed,
      url: (_: unknown, { service }: Calendar) => service === "ics",
    },
    delete: alwaysAllowed,
    remove: removeCalendar,
  });

/** Nobody waits longer for a worker that is not there. */
const waitMs = 60_000;

function isBeingRead(
  { enabled, requestedAt, syncedAt, failedAt }: Calendar,
  _me: unknown,
  now: Date,
): boolean {
  const asked = requestedAt?.getTime() ?? 0;
  const answered = Math.max(syncedAt?.getTime() ?? 0, failedAt?.getTime() ?? 0);
  return enabled && asked > answered && now.getTime() - asked < waitMs;
}

async function sentences(rows: Calendar[], { language }: Pick<Context, "language">) {
  const t = translator(language);
  return new Map(
    rows.flatMap(({ id, failure }) =>
      failure ? [[id, t(calendarProblems[failure] ?? calendarProblems.refused!)] as const] : [],
    ),
  );
}

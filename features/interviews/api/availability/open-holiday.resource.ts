/** Holidays on which a host is open (`employers/open_holidays`): all others close the day. Each host its own. */
import type { WriteContext } from "#platform/server/context.ts";
import { resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { OpenHoliday } from "../../availability.ts";
import { isOwnAvailability } from "../../event-type.policy.ts";
import { holidaysBetween } from "../../holidays.ts";
import { findHost, lockHost } from "../event-types/find-host.query.ts";

const input = z.strictObject({
  date: OpenHoliday.attributes.date.refine((date) => holidaysBetween(date, date).length > 0, {
    error: /*i18n*/ "That day is not a holiday",
  }),
});

export const openHolidays = resource({
  entity: OpenHoliday,
  table: "openHolidays",
  operators: operatorAccess.people,
  access: "own",
  collections: {
    "employers/open_holidays": { for: ["employer"], create: ["employer"], delete: ["employer"] },
  },
  visibleTo: {
    employer: (rows, me) => rows.where("openHolidays.employerProfileId", "=", me.employerProfileId),
  },
  sorts: { date: "date" },
  defaultSort: "date",
  includes: ["employerProfile"],
  create: { input, run: openHoliday },
  delete: isOwnAvailability,
});

/** Opening a day twice is opening it once. */
async function openHoliday(context: WriteContext, { date }: z.output<typeof input>): Promise<string> {
  const host = await findHost(context);
  await lockHost(context, host.id);
  const { id } = await context.db
    .insertInto("openHolidays")
    .values({ date, employerProfileId: host.id })
    .onConflict((on) => on.columns(["employerProfileId", "date"]).doUpdateSet({ updatedAt: context.now() }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** System notifications over JSON:API: everybody their own; operators write to one account. */
import type { WriteContext } from "#platform/server/context.ts";
import { listParam, booleanParam } from "#platform/server/engine/query.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { filter, resource, type Rows } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { isSuspendedOrRejected } from "#platform/shared/standing.ts";
import { z } from "zod";
import { notificationTypes } from "../notice-types.ts";
import { SystemNotification } from "../system-notification.ts";
import { mayMarkSeen } from "../system-notification.policy.ts";
import { notify } from "./notify.ts";

const date = z.iso.datetime({ offset: true });

const input = z
  .strictObject({
    accountId: z.uuid(/*i18n*/ "Say whom to tell"),
    notificationType: SystemNotification.attributes.notificationType,
    startDate: date.optional(),
    endDate: date.nullish(),
    metadata: SystemNotification.attributes.metadata.optional(),
  })
  .refine(({ startDate, endDate }) => !endDate || !startDate || endDate > startDate, {
    path: ["endDate"],
    error: /*i18n*/ "The end must come after the start",
  });

/** Own, and in their time: not yet begun or already over is not there. */
const own = (rows: Rows<"systemNotifications">, me: { accountId: string }) =>
  rows
    .where("systemNotifications.accountId", "=", me.accountId)
    .where(sql<boolean>`system_notifications.start_date <= now()`)
    .where(sql<boolean>`(system_notifications.end_date is null or system_notifications.end_date > now())`);

export const systemNotifications = resource({
  entity: SystemNotification,
  table: "systemNotifications",
  access: "everyone",
  collections: {
    system_notifications: {
      for: ["educator", "employer", "unchosen"],
      change: ["educator", "employer", "unchosen"],
    },
  },
  visibleTo: {
    educator: own,
    unchosen: own,
    employer: (rows, me) =>
      own(rows, me).where((eb) =>
        eb.or([
          eb("systemNotifications.employerProfileId", "is", null),
          // What its applicants did is nothing for a program that was turned away.
          ...(isSuspendedOrRejected(me)
            ? []
            : [eb("systemNotifications.employerProfileId", "=", me.employerProfileId)]),
        ]),
      ),
  },
  filters: {
    notificationType: filter(listParam(z.enum(notificationTypes)), (rows, types) =>
      rows.where("systemNotifications.notificationType", "in", types),
    ),
    seen: filter(booleanParam, (rows, is) =>
      rows.where("systemNotifications.seenAt", is ? "is not" : "is", null),
    ),
  },
  create: { input, run: tell },
  updatableBy: { seenAt: mayMarkSeen },
  cursorPaging: true,
});

async function tell({ db }: WriteContext, notice: z.output<typeof input>): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .select(["accounts.id", "userProfiles.id as userProfileId"])
    .where("accounts.id", "=", notice.accountId)
    .executeTakeFirst();
  if (account) return notify(db, { ...notice, userProfileId: account.userProfileId });
  const message = /*i18n*/ "There is no such account";
  throw invalidFields([{ field: "accountId", message }], (field) => `/data/attributes/${field}`);
}

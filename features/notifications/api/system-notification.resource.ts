/** System notifications over JSON:API: accounts read their own; operators create them. */
import type { WriteContext } from "#platform/server/context.ts";
import { listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { filter, resource, type Rows } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { isSuspendedOrRejected } from "#platform/shared/standing.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { notificationTypes } from "../notification-types.ts";
import { SystemNotification } from "../system-notification.ts";
import { mayMarkSeen } from "../system-notification.policy.ts";
import { notificationStreams } from "./notifications.channel.ts";

const date = z.iso.datetime({ offset: true });

const createInput = z
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

/** Before its start and after its end a notification is not visible. */
const findOwnCurrent = (rows: Rows<"systemNotifications">, me: { accountId: string }) =>
  rows
    .where("systemNotifications.accountId", "=", me.accountId)
    .where(sql<boolean>`system_notifications.start_date <= now()`)
    .where(sql<boolean>`(system_notifications.end_date is null or system_notifications.end_date > now())`);

export const systemNotifications = resource({
  entity: SystemNotification,
  table: "systemNotifications",
  operators: operatorAccess.people,
  access: "everyone",
  collections: {
    system_notifications: {
      for: ["educator", "employer", "unchosen"],
      change: ["educator", "employer", "unchosen"],
    },
  },
  visibleTo: {
    educator: findOwnCurrent,
    unchosen: findOwnCurrent,
    employer: (rows, me) =>
      findOwnCurrent(rows, me).where((eb) =>
        eb.or([
          eb("systemNotifications.employerProfileId", "is", null),
          // A rejected or suspended program learns nothing of its applicants.
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
    seen: filter(booleanParam, (rows, isSeen) =>
      rows.where("systemNotifications.seenAt", isSeen ? "is not" : "is", null),
    ),
  },
  create: { input: createInput, run: createNotification },
  updatableBy: { seenAt: mayMarkSeen },
  cursorPaging: true,
  // Also that one was seen: the bell of another tab or device is quiet then.
  streams: notificationStreams,
});

async function createNotification(
  { db }: WriteContext,
  input: z.output<typeof createInput>,
): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .select(["accounts.id", "userProfiles.id as userProfileId"])
    .where("accounts.id", "=", input.accountId)
    .executeTakeFirst();
  if (account) {
    const { metadata = {}, ...notification } = input;
    const { id } = await db
      .insertInto("systemNotifications")
      .values({
        ...notification,
        metadata: JSON.stringify(metadata),
        userProfileId: account.userProfileId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const message = /*i18n*/ "There is no such account";
  throw invalidFields([{ field: "accountId", message }], (field) => `/data/attributes/${field}`);
}

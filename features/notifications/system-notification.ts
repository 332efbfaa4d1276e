/** A system notification: a message from the product that one person reads under the bell. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { notificationTypes } from "./notification-types.ts";

export const SystemNotification = entity("system_notifications", {
  attributes: {
    notificationType: z.enum(notificationTypes),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    seenAt: z.iso.datetime().nullable(),
    metadata: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", userProfile: "user_profiles", employerProfile: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    system_notifications: typeof SystemNotification;
  }
}

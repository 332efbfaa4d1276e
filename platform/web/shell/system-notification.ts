/** What the product has to say to somebody, as the bell reads it. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const SystemNotification = entity("system_notifications", {
  attributes: {
    notificationType: z.string(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    seenAt: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    createdAt: z.string(),
  },
});

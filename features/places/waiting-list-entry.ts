/** Somebody who waits for an area to open, as operators see them. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const WaitingListEntry = entity("waiting_list_entries", {
  attributes: {
    email: z.string(),
    zipCode: z.string(),
    userType: z.enum(["educator", "employer"]),
    language: z.string(),
    /** When they were told that it opened. */
    notifiedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { brand: "brands" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    waiting_list_entries: typeof WaitingListEntry;
  }
}

/** One browser somebody is logged in with. Where it stands is not kept. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const Session = entity("sessions", {
  attributes: {
    /** "Firefox"; null where it does not say. */
    browser: z.string().nullable(),
    /** "Windows", "iOS". */
    system: z.string().nullable(),
    device: z.enum(["computer", "phone", "tablet"]).nullable(),
    /** The one that asks. */
    current: z.boolean(),
    lastUsedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  },
});

/** A session: one browser in which an account is signed in. Its location is not stored. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const Session = entity("sessions", {
  attributes: {
    /** "Firefox"; null where the user agent does not say. */
    browser: z.string().nullable(),
    /** "Windows", "iOS". */
    system: z.string().nullable(),
    device: z.enum(["computer", "phone", "tablet"]).nullable(),
    /** The session of this request. */
    current: z.boolean(),
    lastUsedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  },
});

/** As operators read it, who help its owner. */
export const AccountSession = z.object({
  id: z.uuid(),
  browser: Session.attributes.browser,
  system: Session.attributes.system,
  device: Session.attributes.device,
  /** An operator who acts for the owner. */
  isImpersonated: z.boolean(),
  lastUsedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof AccountSession>;

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    sessions: typeof Session;
  }
}

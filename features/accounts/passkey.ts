/** A passkey: a way to log in that a phone, a computer or a password manager keeps. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const Passkey = entity("passkeys", {
  attributes: {
    /** Chosen by its owner; at first the browser and system it was made with: "Safari on iPhone". */
    name: z.string(/*i18n*/ "Enter a name").trim().min(1, /*i18n*/ "Enter a name").max(80),
    /** The domain it works at. */
    domain: z.string(),
    /** Whether it is stored in several devices of its owner, so that losing one does not lose it. */
    isSynced: z.boolean(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    passkeys: typeof Passkey;
  }
}

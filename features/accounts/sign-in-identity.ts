/** A sign-in identity: one person at Google or Apple, and so a way to log in to one account. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { signInProviders } from "./sign-in-providers.ts";

export const SignInIdentity = entity("sign_in_identities", {
  attributes: {
    provider: z.enum(signInProviders),
    /** As the provider says it; null where it says none. */
    email: z.string().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    sign_in_identities: typeof SignInIdentity;
  }
}

/** A sign-in identity: one person at Google or Apple, and so a way to log in to one account. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const signInProviders = ["google", "apple"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Their names are the same in every language. */
export const providerNames: Record<SignInProvider, string> = { google: "Google", apple: "Apple" };

/** What a server offers whose settings name the provider (`Feature.capabilities`). */
export const providerCapability = (provider: SignInProvider) => `${provider}_sign_in`;

export const SignInIdentity = entity("sign_in_identities", {
  attributes: {
    provider: z.enum(signInProviders),
    /** As the provider says it; null where it says none. */
    email: z.string().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
});

/** Whom a provider has named, and no account here knows yet, or only after a mailed code. */
export interface ProvenPerson {
  /** code: a mailed code has to show first that the address is theirs. */
  next: "sign_up" | "code";
  provider: SignInProvider;
  email: string;
  /** Empty where the provider tells none. */
  firstName: string;
  lastName: string;
  /** Signs up without a password, or connects the account that a code has opened. */
  identityProof: string;
  /** Of the address, where nothing is left to be shown of it. */
  emailProof?: string;
}

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    sign_in_identities: typeof SignInIdentity;
  }
}

/** Who can say who somebody is, and what they say; apart from the entity, so that the log-in need not load Zod. */

export const signInProviders = ["google", "apple"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Their names are the same in every language. */
export const providerNames: Record<SignInProvider, string> = { google: "Google", apple: "Apple" };

/** What a server offers whose settings name the provider (`Feature.capabilities`). */
export const providerCapability = (provider: SignInProvider) => `${provider}_sign_in`;

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

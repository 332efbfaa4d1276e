/** What an ID token says of a person, in one form for all providers. */
import type { IDToken } from "openid-client";
import { isRecord } from "#platform/shared/is-record.ts";
import { email } from "../../credentials.ts";
import type { SignInProvider } from "../../sign-in-providers.ts";
import type { ProviderClaims } from "./openid-flow.ts";

const maxNameLength = 100;

export function providerClaims(provider: SignInProvider, token: IDToken): ProviderClaims {
  const address = email.safeParse(token["email"]).data ?? null;
  return {
    issuer: token.iss,
    subject: token.sub,
    email: address,
    isEmailProven: address !== null && isVerified(token) && isAuthority[provider](token, address),
    firstName: nameOf(token["given_name"]),
    lastName: nameOf(token["family_name"]),
  };
}

/** Apple writes it as text. */
const isVerified = (token: IDToken) => token["email_verified"] === true || token["email_verified"] === "true";

/**
 * Whether the provider runs the mailbox or forwards to it. For other addresses Google only knows that they were
 * their owner's once.
 */
const isAuthority: Record<SignInProvider, (token: IDToken, address: string) => boolean> = {
  google: (token, address) => /@(gmail|googlemail)\.com$/.test(address) || typeof token["hd"] === "string",
  apple: () => true,
};

/** The form field `user`, with which Apple tells a name once: `{"name":{"firstName":"…","lastName":"…"}}`. */
export function nameInForm(user: string | null) {
  const parsed = parseJson(user ?? "");
  const name = isRecord(parsed) && isRecord(parsed["name"]) ? parsed["name"] : {};
  return { firstName: nameOf(name["firstName"]), lastName: nameOf(name["lastName"]) };
}

const nameOf = (value: unknown) =>
  (typeof value === "string" && value.replaceAll("\0", "").trim().slice(0, maxNameLength)) || null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The signed link in an email that switches its type of email off without signing in. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";

export const unsubscribePath = "/api/unsubscribe";

/** Emails stay in inboxes for years; the law requires at least 30 days (CAN-SPAM, 16 CFR 316.5). */
const lifetimeSeconds = 2 * 365 * 86_400;

export async function unsubscribeUrl(
  tokens: TokenSigner,
  origin: string,
  accountId: string,
  emailType: string,
): Promise<string> {
  const token = await tokens.sign("unsubscribe", accountId, lifetimeSeconds, { emailType });
  return `${origin}${unsubscribePath}?token=${token}`;
}

/** Undefined for a link that is forged or too old. */
export async function readUnsubscribeToken(tokens: TokenSigner, token: string) {
  const read = await tokens.read("unsubscribe", token);
  return typeof read?.["emailType"] === "string"
    ? { accountId: read.id, emailType: read["emailType"] }
    : undefined;
}

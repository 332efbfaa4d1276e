/** The signed address in a mail by which its reader switches that kind of mail off, without logging in. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";

export const unsubscribePath = "/api/unsubscribe";

/** Mails lie in inboxes for years; the law asks for 30 days at least (CAN-SPAM, 16 CFR 316.5). */
const lifetime = 2 * 365 * 86_400;

export async function unsubscribeUrl(
  tokens: TokenSigner,
  origin: string,
  accountId: string,
  emailType: string,
): Promise<string> {
  const token = await tokens.sign("unsubscribe", accountId, lifetime, { emailType });
  return `${origin}${unsubscribePath}?token=${token}`;
}

/** Undefined for a link that is forged or too old. */
export async function readUnsubscribe(tokens: TokenSigner, token: string) {
  const read = await tokens.read("unsubscribe", token);
  return typeof read?.["emailType"] === "string"
    ? { accountId: read.id, emailType: read["emailType"] }
    : undefined;
}

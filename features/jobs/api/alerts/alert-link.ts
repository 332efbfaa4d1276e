/** The signed URL in an email with which its reader confirms, changes and ends one alert without signing in. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";

export const alertPath = "/api/saved_search";

/** Emails stay in inboxes for years. */
const lifetime = 2 * 365 * 86_400;

export async function alertUrl(tokens: TokenSigner, origin: string, alertId: string): Promise<string> {
  return `${origin}${alertPath}?token=${await tokens.sign("job-alert", alertId, lifetime)}`;
}

/** Undefined for a link that is forged or too old. */
export const verifyAlertLink = async (tokens: TokenSigner, token: string): Promise<string | undefined> =>
  (await tokens.read("job-alert", token))?.id;

/** The signed link of a warning email: "Keep me visible", without signing in. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";

const tokenPurpose = "keep-visible";
/** An old email may also reactivate a dormant profile. */
const lifetimeSeconds = 365 * 86_400;

export const stayVisiblePath = async (tokens: TokenSigner, userProfileId: string) =>
  `/api/keep_visible?token=${await tokens.sign(tokenPurpose, userProfileId, lifetimeSeconds)}`;

/** The profile's id; undefined for a link that is forged or too old. */
export const readStayVisibleToken = async (tokens: TokenSigner, token: string) =>
  (await tokens.read(tokenPurpose, token))?.id;

/** The signed link of a warning mail: "Keep me visible", without signing in. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";

const use = "keep-visible";
/** A sleeping profile may also be woken by an old mail. */
const lifetime = 365 * 86_400;

export const keepVisiblePath = async (tokens: TokenSigner, userProfileId: string) =>
  `/api/keep_visible?token=${await tokens.sign(use, userProfileId, lifetime)}`;

/** The profile's id; undefined for a link that is forged or too old. */
export const readKeepVisible = async (tokens: TokenSigner, token: string) =>
  (await tokens.read(use, token))?.id;

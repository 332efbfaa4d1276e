/** Signed links: a token that states one thing about one id until a time, and nothing else. */
import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

export interface TokenSigner {
  /** `use` prevents a token for one purpose from being accepted for another. */
  sign(use: string, id: string, seconds: number, extraClaims?: Record<string, string>): Promise<string>;
  /** Gives back what was signed, or undefined when it is forged, for another use, or past its time. */
  read(use: string, token: string): Promise<({ id: string } & Record<string, unknown>) | undefined>;
}

/**
 * Signs with a key derived from the product's secret, so that these never pass as session tokens (RFC 7519,
 * HS256).
 */
export function tokenSigner(secret: string, now: () => Date = () => new Date()): TokenSigner {
  const key = createHash("sha256").update(`signed-links\n${secret}`).digest();
  return {
    sign: (use, id, seconds, more = {}) =>
      new SignJWT(more)
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setAudience(use)
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + seconds)
        .sign(key),
    async read(use, token) {
      try {
        const options = { audience: use, algorithms: ["HS256"], currentDate: now() };
        const { payload } = await jwtVerify(token, key, options);
        return payload.sub ? { ...payload, id: payload.sub } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Access tokens: signed JWTs valid for fifteen minutes, or for the hour of an impersonation. */
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { userTypes } from "../../account.ts";

export const accessTokenMinutes = 15;

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.enum(userTypes),
  act: z.object({ sub: z.uuid() }).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type AccessTokenClaims = z.output<typeof claims>;

export interface VerifiedToken {
  claims: AccessTokenClaims;
  expired: boolean;
}

const algorithm = "HS256";
const signingKey = (secret: string) => new TextEncoder().encode(secret);

/** Signs a token; returns `exp` in Unix seconds, as the `Expire-At` header carries it. */
export async function signAccessToken(
  secret: string,
  parts: Pick<AccessTokenClaims, "sub" | "sid" | "typ" | "act">,
  now: Date,
  minutes: number = accessTokenMinutes,
) {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + minutes * 60;
  const { sub, ...rest } = parts;
  const token = await new SignJWT(rest)
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setSubject(sub)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(signingKey(secret));
  return { token, exp };
}

/** The claims of a token we signed, even when it has expired; null for anything else (`alg: none` included). */
export async function verifyAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: [algorithm],
      currentDate: now,
    });
    return { claims: claims.parse(payload), expired: false };
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return null;
    // jose verifies the signature before it checks the time, so these claims are ours.
    const parsed = claims.safeParse(error.payload);
    return parsed.success ? { claims: parsed.data, expired: true } : null;
  }
}

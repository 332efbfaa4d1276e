/** Access tokens: signed JWTs of fifteen minutes, or of the hour in which an operator acts as somebody. */
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { userTypes } from "../account.ts";

export const accessTokenMinutes = 15;

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.enum(userTypes),
  act: z.object({ sub: z.uuid() }).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type Claims = z.output<typeof claims>;

export interface Verified {
  claims: Claims;
  expired: boolean;
}

const algorithm = "HS256";
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs a token; `exp` comes back in unix seconds, as `Expire-At` carries it. */
export async function signAccessToken(
  secret: string,
  parts: Pick<Claims, "sub" | "sid" | "typ" | "act">,
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
    .sign(keyOf(secret));
  return { token, exp };
}

/** The claims of a token we signed, even when it has expired; null for anything else (`alg: none` included). */
export async function verifyAccessToken(secret: string, token: string, now: Date): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [algorithm], currentDate: now });
    return { claims: claims.parse(payload), expired: false };
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return null;
    // jose verifies the signature before it looks at the time, so these claims are ours.
    const parsed = claims.safeParse(error.payload);
    return parsed.success ? { claims: parsed.data, expired: true } : null;
  }
}

/** The claims of an access token. For display only: the server alone verifies them. */

export type UserType = "educator" | "employer" | "operator";

export interface Claims {
  sub: string;
  sid: string;
  typ: UserType;
  /** Unix seconds. */
  exp: number;
  /** The operator behind an impersonated session. */
  act?: { sub: string };
}

export function claimsOf(token: string | null): Claims | null {
  try {
    const body = token!.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    // The server wrote it, and verifies it whenever it counts.
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}

/** Whether a token expires within `seconds`; one that cannot be parsed has expired. */
export const expiresWithin = (token: string | null, seconds: number, now = Date.now()) =>
  (claimsOf(token)?.exp ?? 0) * 1000 - now < seconds * 1000;

/**
 * Options of the account checks: they sign up their own people; an expired token is signed as the product
 * would have.
 */
import { signAccessToken, verifyAccessToken } from "#features/accounts/api/sessions/access-token.ts";
import type { Product } from "./product.ts";

export const accountOptions = ({ origin, tokenSecret }: Product) => ({
  protectedPath: "/account",
  origin,
  expiredMode: "inline",
  signUpBody: (email: string, password: string, passwordConfirmation: string) => ({
    ...{ email, password, passwordConfirmation },
    ...{ firstName: "Robin", lastName: "Vale", userType: "educator", zipCode: "78701" },
  }),
  async expire(accessToken: string): Promise<string> {
    const verified = await verifyAccessToken(tokenSecret, accessToken, new Date());
    if (!verified)
      throw new Error("The token was signed with another secret: set TOKEN_SECRET to the product's.");
    const anHourAgo = new Date(Date.now() - 3_600_000);
    return (await signAccessToken(tokenSecret, verified.claims, anHourAgo)).token;
  },
});

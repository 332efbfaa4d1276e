/** Password hashes: argon2id, with the parameters OWASP recommends as its first choice. */
import { hash, verify } from "@node-rs/argon2";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/**
 * Whether the password is correct; an unknown account, or one without a password, takes the same time, so that
 * timing reveals nothing.
 */
export async function isCorrectPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await dummyHash), password);
  return right && typeof passwordHash === "string";
}

const dummyHash = hashPassword("nobody has this password");

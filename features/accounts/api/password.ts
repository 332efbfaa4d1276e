/** Password hashes: argon2id, with the parameters OWASP recommends as its first choice. */
import { hash, verify } from "@node-rs/argon2";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Whether the password is right; an unknown account costs the same time, so that nobody can tell. */
export async function isRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== undefined;
}

const nobody = hashPassword("nobody has this password");

/** Creates the first operator: without one nothing could be approved. */
import { randomBytes } from "node:crypto";
import { seedOnce } from "#db/seed/seed-once.ts";
import { hashPassword } from "#features/accounts/api/passwords/password.ts";
import type { Database } from "#platform/server/database/database.ts";

export const firstOperatorEmail = "operator@localhost";

/** The password of the operator made now, to be shown once; null where the database has (or had) one. It must be changed. */
export async function firstOperator(db: Database): Promise<string | null> {
  const password = randomBytes(15).toString("base64url");
  const passwordHash = await hashPassword(password);
  const isMade = await seedOnce(db, "first operator", async (tx) => {
    await tx
      .insertInto("accounts")
      .values({
        email: firstOperatorEmail,
        passwordHash,
        userType: "operator",
        operatorRole: "all",
        firstName: "First",
        lastName: "Operator",
        mustChangePassword: true,
        emailVerifiedAt: new Date(),
      })
      .execute();
  });
  return isMade ? password : null;
}

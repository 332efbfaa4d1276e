import { expect, test } from "vitest";
import { isCorrectPassword } from "#features/accounts/api/passwords/password.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { firstOperator, firstOperatorEmail } from "./first-operator.ts";

const { db } = await testDatabase();

test("the first operator is made once, with a password that is shown once and must be changed", async () => {
  const password = await firstOperator(db);
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", firstOperatorEmail)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ userType: "operator", mustChangePassword: true });
  expect(await isCorrectPassword(account.passwordHash, password!)).toBe(true);
  expect(await firstOperator(db)).toBeNull();
});

/** What the log records of failed sign-ins and rejected requests, and that it contains no names. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { hashPassword } from "#features/accounts/api/passwords/password.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const lines: string[] = [];
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ SIGN_IN_PER_MINUTE_PER_EMAIL: "3" }, undefined, lines);
});
afterAll(() => server.close());
beforeEach(() => void lines.splice(0));

const logLines = (msg: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.msg === msg);
const signIn = (email: string, password: string) =>
  server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });
const wrong = "a-wrong-password-of-somebody";

test("a failed sign-in names the account by its id alone, an unknown address not at all", async () => {
  const { accountId, email } = await server.person("educator");
  await signIn(email, wrong);
  await signIn("nobody@people.example", wrong);
  const facts = { level: 30, time: expect.stringMatching(/Z$/), reqId: expect.any(String) };
  expect(logLines("a sign-in failed")).toMatchObject([
    { ...facts, accountId, isLocked: false },
    { ...facts, accountId: null, isLocked: false },
  ]);
  await signIn(email, "blue-paper-boats");
  expect(logLines("a sign-in failed")).toHaveLength(2);
  for (const text of [email, "nobody@people.example", wrong, "127.0.0.1"])
    expect(lines.join()).not.toContain(text);
});

test("so does one of a locked account, and too many tries", async () => {
  const { accountId, email } = await server.person("educator");
  await server.db.updateTable("accounts").set({ lockedAt: new Date() }).where("id", "=", accountId).execute();
  await signIn(email, "blue-paper-boats");
  expect(logLines("a sign-in failed")).toMatchObject([{ accountId, isLocked: true }]);
  expect(logLines("a request was refused")).toMatchObject([{ status: 403, route: "/api/accounts/sign_in" }]);
  for (let tries = 0; tries < 3; tries++) await signIn(email, wrong);
  expect(logLines("too many tries")).toMatchObject([{ level: 40, route: "/api/accounts/sign_in" }]);
});

test("a refusal records the request and the account", async () => {
  const educator = await server.person("educator", { firstName: "Zuleikha" });
  await educator.request("audit_logs?filter[action]=Zuleikha");
  await server.request("account");
  await server.request("account", { headers: { authorization: "Bearer made.up.token" } });
  await educator.request("account");
  expect(logLines("a request was refused")).toMatchObject([
    { status: 403, method: "GET", route: "/api/audit_logs", accountId: educator.accountId },
    { status: 401, method: "GET", route: "/api/account" },
    { status: 401, method: "GET", route: "/api/account" },
  ]);
  expect(logLines("a request was refused").map((line) => "accountId" in line)).toEqual([true, false, false]);
  for (const text of ["Zuleikha", educator.email, "made.up.token"]) expect(lines.join()).not.toContain(text);
});

test("an impersonating operator is recorded beside the account, a wrong second factor with it", async () => {
  const { email, password } = demoAccounts.operator;
  const operator = {
    email,
    passwordHash: await hashPassword(password),
    userType: "operator" as const,
    operatorRole: "all",
  };
  const { id } = await server.db
    .insertInto("accounts")
    .values(operator)
    .returning("id")
    .executeTakeFirstOrThrow();
  const staff = {
    authorization: `Bearer ${String((await signIn(email, password)).headers["access-token"])}`,
  };
  await server.request("account/second_factor", { method: "POST", headers: staff, body: {} });
  const code = { code: "000000" };
  await server.request("account/second_factor/confirm", { method: "POST", headers: staff, body: code });
  expect(logLines("a second factor was wrong")).toMatchObject([{ accountId: id }]);
  const { accountId } = await server.person("educator");
  const impersonation = await server.request(`accounts/${accountId}/impersonate`, {
    method: "POST",
    headers: staff,
    body: { reason: "They asked for help" },
  });
  const authorization = `Bearer ${String(impersonation.headers["access-token"])}`;
  await server.request("account", { method: "DELETE", headers: { authorization }, body: { password } });
  expect(logLines("a request was refused")).toMatchObject([
    { status: 403, method: "DELETE", route: "/api/account", accountId, impersonatorId: id },
  ]);
});

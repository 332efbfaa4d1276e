import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsOf, password, put } from "./accounts.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let on: ReturnType<typeof accountsOf>;

beforeAll(async () => {
  server = await testServer();
  on = accountsOf(server);
});
afterAll(async () => server.close());

const changeLock = async (id: string, what: "lock" | "unlock", reason = "Reported by three people") =>
  (await on.staff()).request(`accounts/${id}/${what}`, { method: "POST", body: { reason } });
const json = { "content-type": "application/json" };
const requestReset = (email: string) =>
  server.request("account/reset_password", { method: "POST", headers: json, body: { email } });
const resetTokensTo = async (email: string) =>
  (await on.mailsTo(email)).flatMap(({ text }) => /reset_password\?token=([\w-]+)/.exec(text)?.[1] ?? []);

describe("a locked account", () => {
  test("is shut out at once; the right password is told why, a wrong one nothing", async () => {
    const person = await server.person("educator");
    await requestReset(person.email);
    expect((await changeLock(person.accountId, "lock")).json().data.attributes.lockedAt).toBeTruthy();
    expect((await person.request("account")).status).toBe(401);
    const refreshed = await server.request("accounts/tokens", {
      method: "POST",
      headers: { ...person.headers, "refresh-token": person.refreshToken },
    });
    expect(refreshed.status).toBe(401);
    const right = (await on.signIn(person.email)).answer;
    expect([right.status, right.json().code]).toEqual([403, "account_locked"]);
    expect(right.json().error).toMatch(/This account is locked\. Write to \S+@\S+ to sort it out\./);
    const wrong = (await on.signIn(person.email, "not-the-password")).answer;
    expect([wrong.status, wrong.json().code]).toEqual([422, "invalid_credentials"]);
  });

  test("is not opened by a password link, sent before or asked for since", async () => {
    const person = await server.person("employer");
    await requestReset(person.email);
    await changeLock(person.accountId, "lock");
    await requestReset(person.email);
    const tokens = await resetTokensTo(person.email);
    expect(tokens).toHaveLength(1);
    const body = { resetPasswordToken: tokens[0], password: "green-paper-kites-fly" };
    expect(
      (await server.request("account/reset_password", { method: "POST", headers: json, body })).status,
    ).toBe(422);
    await changeLock(person.accountId, "unlock", "A misunderstanding");
    expect((await on.signIn(person.email)).answer.status).toBe(200);
  });

  test("is locked for a reason, by operators, and not by oneself; both are written down", async () => {
    const person = await server.person("educator");
    const lock = (who: { request: typeof server.request }, id: string, body: object) =>
      who.request(`accounts/${id}/lock`, { method: "POST", body });
    expect((await lock(person, person.accountId, { reason: "Why not" })).status).toBe(403);
    const staff = await on.staff();
    expect((await lock(staff, person.accountId, {})).status).toBe(422);
    const ownId = (await staff.request("account")).json().data.id;
    expect((await lock(staff, ownId, { reason: "Just to see" })).status).toBe(403);
    await changeLock(person.accountId, "lock");
    expect((await changeLock(person.accountId, "lock")).status).toBe(409);
    await changeLock(person.accountId, "unlock");
    const rows = await server.db
      .selectFrom("auditLogs")
      .select("action")
      .where("entityId", "=", person.accountId)
      .where("action", "in", ["lock", "unlock"])
      .execute();
    expect(rows).toHaveLength(2);
  });

  test("is nothing its owner can see in the document", async () => {
    const person = await server.person("educator");
    expect((await person.request("account")).json().data.attributes).not.toHaveProperty("lockedAt");
  });
});

describe("an operator who acts as somebody", () => {
  const impersonate = async (staff: { request: typeof server.request }, id: string) => {
    const body = { reason: "They asked for help" };
    const answer = await staff.request(`accounts/${id}/impersonate`, { method: "POST", body });
    const authorization = `Bearer ${String(answer.headers["access-token"])}`;
    const request = (path: string, options: object = {}) =>
      server.request(path, { headers: { authorization }, ...options });
    return { answer, request };
  };

  async function anotherOperator() {
    const { email } = await invite(`helper-${Math.random().toString(36).slice(2)}@people.example`);
    const [resetPasswordToken] = await resetTokensTo(email);
    const body = { resetPasswordToken, password };
    await server.request("account/reset_password", { method: "POST", headers: json, body });
    const user = await on.signIn(email);
    return { ...user, email, id: user.answer.json().data.id as string };
  }
  const invite = async (email: string) => {
    const body = { email, firstName: "Kim", lastName: "Holt", operatorRole: "all" };
    const answer = await (await on.staff()).request("accounts/operators", { method: "POST", body });
    expect(answer.status).toBe(201);
    return { email };
  };

  test("gets an hour, no refresh token, and leaves no trace of their device with the person", async () => {
    const person = await server.person("educator");
    const acting = await impersonate(await on.staff(), person.accountId);
    const { headers } = acting.answer;
    expect(headers["refresh-token"]).toBeUndefined();
    const minutes = (Number(headers["expire-at"]) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThanOrEqual(60);
    expect((await acting.request("account")).status).toBe(200);
    const [session] = await server.db
      .selectFrom("sessions")
      .select(["address", "userAgent"])
      .where("accountId", "=", person.accountId)
      .where("impersonatorId", "is not", null)
      .execute();
    expect(session).toEqual({ address: null, userAgent: "" });
    const consent = { data: { attributes: { smsNotifications: true } } };
    expect((await acting.request("account", { method: "PUT", body: consent })).status).toBe(403);
    await server.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where("accountId", "=", person.accountId)
      .where("impersonatorId", "is not", null)
      .execute();
    expect((await acting.request("account")).status).toBe(401);
  });

  test.each([
    ["signs out", async (who: Helper) => who.request("accounts/sign_out", { method: "DELETE" })],
    [
      "gets a new password",
      async (who: Helper) => put(who, { password: "green-paper-kites", currentPassword: password }),
    ],
    ["is locked", async (who: Helper) => changeLock(who.id, "lock")],
    [
      "is closed",
      async (who: Helper) =>
        (await on.staff()).request(`accounts/${who.id}/close_operator`, {
          method: "POST",
          body: { reason: "Left the company" },
        }),
    ],
  ])("stops acting when the operator %s", async (_what, end) => {
    const person = await server.person("educator");
    const helper = await anotherOperator();
    const acting = await impersonate(helper, person.accountId);
    expect((await acting.request("account")).status).toBe(200);
    expect((await end(helper)).status).toBeLessThan(300);
    expect((await acting.request("account")).status).toBe(401);
  });
  type Helper = Awaited<ReturnType<typeof anotherOperator>>;

  test("a closed operator signs in no more, also not by a link", async () => {
    const helper = await anotherOperator();
    const body = { reason: "Left the company" };
    await (await on.staff()).request(`accounts/${helper.id}/close_operator`, { method: "POST", body });
    expect((await on.signIn(helper.email)).answer.status).toBe(403);
    expect((await helper.request("accounts")).status).toBe(401);
  });
});

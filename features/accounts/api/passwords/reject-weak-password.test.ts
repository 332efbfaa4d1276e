import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasOnlyKnownWords, isCommonVariant } from "./reject-weak-password.ts";

describe("a weak password", () => {
  test.each(["1q2w3e4r5t", "QWERTYuiop", "Sunshine2024!", "michelle12345", "passw0rd!!!!!!"])(
    "%s is well known",
    (password) => expect(isCommonVariant(password)).toBe(true),
  );
  test.each(["blue-paper-boats", "seven quiet llamas", "Xk29!mQw81Lp", "ñandú en la lluvia"])(
    "%s is not",
    (password) => expect(isCommonVariant(password)).toBe(false),
  );
  test.each([
    ["Marisol-Vega-1990", true],
    ["vega@people.example", true],
    ["cubbycubby2026", true],
    ["marisol likes rainy mondays", false],
    ["rainy mondays", false],
  ])("%s made only of known words: %s", (password, expected) => {
    const knownWords = ["Marisol", "Vega", "vega@people.example", "Cubby"];
    expect(hasOnlyKnownWords(password, knownWords)).toBe(expected);
  });
});

describe("wherever a password is chosen", () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => void (server = await testServer()));
  afterAll(() => server.close());

  const person = { firstName: "Marisol", lastName: "Vega", userType: "educator" };
  const signUp = (email: string, password: string) =>
    server.request("accounts/sign_up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { ...person, email, password },
    });

  test.each(["Sunshine2024!", "marisolvega-77"])("signing up refuses %s at its field", async (password) => {
    const answer = await signUp("vega@people.example", password);
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: "password" }]);
  });

  test("changing and resetting refuse it as well, and the old password stays", async () => {
    const educator = await server.person("educator");
    const body = {
      data: { attributes: { password: "robinvale12345", currentPassword: "blue-paper-boats" } },
    };
    const changed = await educator.request("account", { method: "PUT", body });
    expect([changed.status, changed.json().errors[0].source.pointer]).toEqual([
      422,
      "/data/attributes/password",
    ]);
    const json = { "content-type": "application/json" };
    const request = (path: string, input: object) =>
      server.request(path, { method: "POST", headers: json, body: input });
    await request("account/reset_password", { email: educator.email });
    const mail = await server.db
      .selectFrom("mails")
      .select("text")
      .where("name", "=", "accounts.reset-password")
      .executeTakeFirstOrThrow();
    const resetPasswordToken = /token=([\w-]+)/.exec(mail.text)![1];
    const reset = await request("account/reset_password", { resetPasswordToken, password: "Sunshine2024!" });
    expect(reset.status).toBe(422);
    const signIn = await request("accounts/sign_in", { email: educator.email, password: "blue-paper-boats" });
    expect(signIn.status).toBe(200);
    const again = await request("account/reset_password", {
      resetPasswordToken,
      password: "seven quiet llamas",
    });
    expect(again.status).toBe(200);
  });
});

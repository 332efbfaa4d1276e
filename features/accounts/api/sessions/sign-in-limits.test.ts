import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsOf, password } from "../accounts.fixtures.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { limitSignIn } from "./limit-sign-in.ts";
import { tooManyRequests, unprocessable } from "#platform/server/errors.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ SIGN_IN_PER_MINUTE_PER_EMAIL: "2", NEUTRAL_SIGN_UP: "on" });
});
afterAll(async () => server.close());

const json = { "content-type": "application/json" };
const post = (path: string, body: object) => server.request(path, { method: "POST", headers: json, body });
const signIn = async (email: string, secret: string) =>
  (await post("accounts/sign_in", { email, password: secret })).status;

/** Signed up where the answer is neutral: no session comes with it. */
async function newcomer(userType = "educator") {
  const email = `limits-${Math.random().toString(36).slice(2)}@people.example`;
  const answer = await post("accounts/sign_up", signUpOf(email, userType));
  expect(answer.status).toBe(200);
  return { email };
}
const signUpOf = (email: string, userType: string, more: object = {}) => {
  const name = { firstName: "Noa", lastName: "Lind" };
  return { email, password, ...name, userType, zipCode: "78701", ...more };
};

describe("guessing", () => {
  test("is slowed down after failures, and being right costs nothing", async () => {
    const { email } = await newcomer();
    for (let n = 0; n < 4; n++) expect(await signIn(email, password)).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push(await signIn("a@people.example", "x"));
    expect(statuses).toEqual([422, 422, 429]);
  });

  test("by strangers keeps nobody out at an address they use, and other addresses have tries of their own", async () => {
    const wrong = () => Promise.reject(unprocessable("Invalid login credentials"));
    const right = () => Promise.resolve("in");
    const limits = { signInPerMinutePerAddress: 1000, signInPerMinutePerEmail: 5 };
    const limit = limitSignIn(limits);
    const email = "victim@people.example";
    for (let n = 0; n < 5; n++)
      await expect(limit.signIn({ address: "203.0.113.9", email, isKnown: false }, wrong)).rejects.toThrow(
        "Invalid",
      );
    const stranger = { address: "203.0.113.9", email, isKnown: false };
    await expect(limit.signIn(stranger, right)).rejects.toMatchObject({ status: 429 });
    const elsewhere = { address: "198.51.100.4", email, isKnown: false };
    await expect(limit.signIn(elsewhere, right)).resolves.toBe("in");
    for (let n = 0; n < 200; n++)
      await limit.signIn({ address: `192.0.2.${n}`, email, isKnown: false }, wrong).catch(() => undefined);
    await expect(limit.signIn(elsewhere, right)).rejects.toMatchObject({ status: 429 });
    await expect(limit.signIn({ ...elsewhere, isKnown: true }, right)).resolves.toBe("in");
  });

  test("in parallel gets no more tries than one after the other", async () => {
    const limit = limitAttempts({ most: 3, perSeconds: 60 });
    const wrong = () => new Promise((_, reject) => setTimeout(reject, 20, unprocessable("no")));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => limit("key", wrong)));
    const rejected = tries.filter(
      (one) =>
        one.status === "rejected" && (one.reason as { status: number }).status === tooManyRequests(1).status,
    );
    expect(rejected).toHaveLength(17);
  });
});

test("a password link is mailed five times a day at most, and the answer never differs", async () => {
  const calm = await testServer();
  const { email } = await calm.person("educator");
  const texts = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const answer = await calm.request("account/reset_password", {
      method: "POST",
      headers: json,
      body: { email },
    });
    texts.add(`${answer.status} ${answer.text}`);
  }
  expect(texts.size).toBe(1);
  const names = await accountsOf(calm).namesOf(email);
  expect(names.filter((name) => name === "accounts.reset-password")).toHaveLength(5);
  await calm.close();
});

describe("signing up where answers are neutral", () => {
  const wrongs: [string, string, object][] = [
    ["an unknown ZIP code", "educator", { zipCode: "00000" }],
    ["a weak password", "educator", { password: "password12345" }],
    ["a program without a name", "employer", { employerName: "!!!" }],
    ["a colleague without an address", "employer", { employerName: "Oak", invitations: [{ email: "no" }] }],
    ["nothing wrong", "educator", {}],
  ];
  test.each(wrongs)(
    "with %s answers the same for a taken and a new address",
    async (_what, userType, more) => {
      const { email } = await newcomer("educator");
      const response = await post("accounts/sign_up", signUpOf(email, userType, more));
      const fresh = await post("accounts/sign_up", signUpOf(`new-${email}`, userType, more));
      expect([response.status, response.text]).toEqual([fresh.status, fresh.text]);
      const left = await server.db
        .selectFrom("accounts")
        .select("id")
        .where("email", "like", "%@unused.invalid")
        .execute();
      expect(left).toEqual([]);
    },
  );

  test("asking about an address alone reveals nothing either", async () => {
    const { email } = await newcomer("educator");
    const known = await post("accounts/check_email", { email });
    const fresh = await post("accounts/check_email", { email: `new-${email}` });
    expect([known.status, known.text]).toEqual([200, fresh.text]);
  });
});

/** Accounts and sessions over the API: what users and attackers may expect. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { signAccessToken } from "./sessions/access-token.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request(path, { method: "POST", body: body as object, headers: { ...json, ...headers } });

const valid = (email: string) => ({
  email,
  password: "blue-paper-boats",
  firstName: "Noa",
  lastName: "Field",
  userType: "educator",
});

describe("signing up", () => {
  test("names every problem at its field, in one answer", async () => {
    const answer = await post("accounts/sign_up", { email: "no", password: "short", userType: "educator" });
    expect(answer.status).toBe(422);
    const { status, errors } = answer.json();
    expect(status).toBe("error");
    expect(errors.map((error: { field: string }) => error.field)).toEqual(
      expect.arrayContaining(["email", "password", "firstName", "lastName"]),
    );
  });

  test("answers in the caller's language", async () => {
    const answer = await post(
      "accounts/sign_up",
      { ...valid("x@people.example"), password: "short" },
      { "accept-language": "es" },
    );
    expect(answer.json().errors[0]).toMatchObject({ field: "password" });
  });

  test.each(["password1234", "1234567890", "aaaaaaaaaaaa", "Preschool2026!"])(
    "refuses the common password %s",
    async (password) => {
      const answer = await post("accounts/sign_up", { ...valid("common@people.example"), password });
      expect(answer.json().errors).toEqual([expect.objectContaining({ field: "password" })]);
    },
  );

  test("a name needs a letter or a digit, of any script", async () => {
    const answer = await post("accounts/sign_up", { ...valid("name@people.example"), firstName: "!!!" });
    expect(answer.json().errors).toEqual([{ field: "firstName", message: "Enter your first name" }]);
    const known = await post("accounts/sign_up", { ...valid("name@people.example"), firstName: "李" });
    expect(known.status).toBe(200);
  });

  test("takes snake_case keys and a JSON:API document alike", async () => {
    const { firstName, lastName, userType, ...rest } = valid("snake@people.example");
    const snake = { ...rest, first_name: firstName, last_name: lastName, user_type: userType };
    expect((await post("accounts/sign_up", snake)).status).toBe(200);
    const document = { data: { attributes: valid("document@people.example") } };
    expect((await post("accounts/sign_up", document)).status).toBe(200);
  });

  test("says of a taken address alone what signing up would say", async () => {
    expect((await post("accounts/sign_up", valid("known@people.example"))).status).toBe(200);
    const check = (email: string) => post("accounts/check_email", { email });
    const taken = await check(" Known@people.example ");
    expect(taken.status).toBe(422);
    expect(taken.json()).toMatchObject({ code: "taken", errors: [{ field: "email" }] });
    expect((await check("unknown@people.example")).status).toBe(200);
    expect((await check("no address")).status).toBe(422);
  });

  test("two at once with one address make one account", async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => post("accounts/sign_up", valid("race@people.example"))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});

describe("a session", () => {
  test("refreshes itself in passing when the access token has expired", async () => {
    const person = await server.person("educator");
    const claims = JSON.parse(
      Buffer.from(person.headers.authorization.split(".")[1]!, "base64url").toString(),
    );
    const past = new Date(Date.now() - 3_600_000);
    const { token } = await signAccessToken(server.config.tokenSecret, claims, past);
    const old = { authorization: `Bearer ${token}`, "refresh-token": person.refreshToken };
    expect((await server.request("account", { headers: { authorization: old.authorization } })).status).toBe(
      401,
    );
    const refreshed = await server.request("account", { headers: old });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers["access-token"]).toBeTruthy();
    expect((await server.request("account", { headers: old })).status).toBe(401);
  });

  test("reuse of a rotated refresh token after the grace ends the whole family", async () => {
    const person = await server.person("educator");
    const pair = { ...person.headers, "refresh-token": person.refreshToken };
    const first = await post("accounts/tokens", {}, pair);
    const next = await post("accounts/tokens", {}, pairOf(first));
    await passGrace();
    expect((await post("accounts/tokens", {}, pair)).status).toBe(401);
    for (const { headers } of [first, next]) {
      const authorization = `Bearer ${String(headers["access-token"])}`;
      expect((await server.request("account", { headers: { authorization } })).status).toBe(401);
    }
  });

  test("a lost answer to a refresh is asked for again, by one of many at once", async () => {
    const person = await server.person("educator");
    const pair = { ...person.headers, "refresh-token": person.refreshToken };
    const lost = await post("accounts/tokens", {}, pair);
    expect((await post("accounts/tokens", {}, pair)).status).toBe(401);
    await passGrace();
    const tries = await Promise.all([1, 2, 3, 4].map(() => post("accounts/tokens", {}, pair)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const found = tries.find(({ status }) => status === 200)!;
    const { authorization } = pairOf(found);
    expect((await server.request("account", { headers: { authorization } })).status).toBe(200);
    await passGrace();
    // The lost answer did arrive: two callers hold the token family, so it is revoked for both.
    expect((await post("accounts/tokens", {}, pairOf(lost))).status).toBe(401);
    expect((await server.request("account", { headers: { authorization } })).status).toBe(401);
  });

  test("tokens are given for the right credentials, and 401 for wrong ones", async () => {
    const { email } = await server.person("educator");
    expect((await post("accounts/tokens", { email, password: "blue-paper-boats" })).status).toBe(200);
    const wrong = await post("accounts/tokens", { email, password: "red-paper-boats" });
    expect([wrong.status, wrong.json().error]).toEqual([401, "Invalid login credentials"]);
  });

  test("acts as an employer profile of its own only", async () => {
    const person = await server.person("employer", { employerName: "Maple Yard" });
    const stranger = await server.person("employer", { employerName: "Pine Yard" });
    const foreign = await server.db
      .selectFrom("employerProfiles")
      .select("id")
      .where("accountId", "=", stranger.accountId)
      .executeTakeFirstOrThrow();
    const answer = await person.request("account", {
      headers: { "current-employer-profile-id": foreign.id },
    });
    expect(answer.status).toBe(403);
  });
});

describe("a new password by mail", () => {
  const mails = async () =>
    (await server.request("/dev/mail", { headers: { accept: "application/json" } })).json().data;

  test("the same answer for everybody, one link that works once, other sessions ended", async () => {
    const person = await server.person("educator");
    const known = await post("account/reset_password", { email: person.email });
    const unknown = await post("account/reset_password", { email: "nobody@people.example" });
    expect(known.text).toBe(unknown.text);
    expect((await post("account/reset_password", { email: "no address" })).text).toBe(known.text);
    const mail = (await mails()).find((one: { to: string }) => one.to === person.email);
    const resetPasswordToken = decodeURIComponent(/token=([^\s"&]+)/.exec(mail.text)![1]!);
    const body = {
      resetPasswordToken,
      password: "green-paper-boats",
      passwordConfirmation: "green-paper-boats",
    };
    expect(
      (await post("account/reset_password", { ...body, passwordConfirmation: "other-paper-boats" })).status,
    ).toBe(422);
    expect((await post("account/reset_password", body)).status).toBe(200);
    expect((await post("account/reset_password", body)).status).toBe(422);
    expect((await person.request("account")).status).toBe(401);
    expect((await post("accounts/sign_in", { email: person.email, password: body.password })).status).toBe(
      200,
    );
  });
});

const pairOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  authorization: `Bearer ${String(headers["access-token"])}`,
  "refresh-token": String(headers["refresh-token"]),
});

/** As if all refreshes so far had been more than ten seconds ago. */
const passGrace = () =>
  server.db
    .updateTable("refreshTokens")
    .set({ rotatedAt: new Date(Date.now() - 11_000) })
    .where("rotatedAt", "is not", null)
    .execute();

test("one's account is read at the address it names, and changed only as it was read", async () => {
  const person = await server.person("educator");
  const read = await person.request("account");
  expect(read.json()).toMatchObject({
    data: { links: { self: "/api/account" } },
    links: { self: "/api/account" },
  });
  const change = (firstName: string) =>
    person.request("account", {
      method: "PUT",
      headers: { "if-match": String(read.headers.etag) },
      body: { data: { attributes: { firstName } } },
    });
  const changed = await change("Noa");
  expect([changed.status, changed.headers.etag === read.headers.etag]).toEqual([200, false]);
  expect((await change("Mira")).status).toBe(412);
});

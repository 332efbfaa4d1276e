/**
 * Statements of docs/security.md about the whole API that no other test covers: tokens, passwords, foreign
 * pages, failures.
 */
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { testServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer({ ALLOWED_ORIGINS: "https://app.example" })));
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("an access token", () => {
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
  const account = async (token: string) =>
    (await server.request("account", { headers: bearer(token) })).status;

  test("of another algorithm, of none, or signed by another key opens nothing", async () => {
    const { headers } = await server.person("educator");
    const accessToken = headers.authorization.replace("Bearer ", "");
    expect(await account(accessToken)).toBe(200);
    const claims = claimsOf(accessToken);
    const key = new TextEncoder().encode(testSecret);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = [
      `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: "HS512" }).sign(key),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode("another secret of thirty-two letters")),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", jwk: { kty: "oct" }, jku: "https://keys.example/" })
        .sign(new TextEncoder().encode("AAAA")),
    ];
    for (const token of forged) expect(await account(token)).toBe(401);
  });

  test("whose account is changed to another's no longer fits its signature", async () => {
    const [first, other] = [await server.person("educator"), await server.person("educator")];
    const [head, , signature] = first.headers.authorization.replace("Bearer ", "").split(".");
    const claims = { ...claimsOf(first.headers.authorization.split(" ")[1]!), sub: other.accountId };
    const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
    expect(await account(`${head}.${body}.${signature}`)).toBe(401);
  });
});

describe("a password", () => {
  const signIn = async (email: string, password: string) =>
    (await server.request("accounts/sign_in", { method: "POST", headers: json, body: { email, password } }))
      .status;

  test("counts exactly as it was typed, up to 128 characters", async () => {
    const long = `  Seven Quiet Llamas ñ ${"around the lake ".repeat(7)}`.slice(0, 128);
    expect(long).toHaveLength(128);
    const { email } = await server.person("educator", { password: long });
    expect(await signIn(email, long)).toBe(200);
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 127), `${long} `])
      expect(await signIn(email, other)).toBe(422);
  });

  test("is good for as long as its owner likes", async () => {
    const { accountId, email } = await server.person("educator");
    const longAgo = { createdAt: new Date("2016-01-01"), updatedAt: new Date("2016-01-01") };
    await server.db.updateTable("accounts").set(longAgo).where("id", "=", accountId).execute();
    expect(await signIn(email, "blue-paper-boats")).toBe(200);
  });

  test("is stored as argon2id with 19 MiB and two passes, the refresh token as a hash", async () => {
    const { accountId, refreshToken } = await server.person("educator");
    // 256 bits.
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
    const { passwordHash } = await server.db
      .selectFrom("accounts")
      .select("passwordHash")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = await server.db.selectFrom("refreshTokens").select("tokenHash").execute();
    expect(tokens.some(({ tokenHash }) => tokenHash.toString("utf8") === refreshToken)).toBe(false);
    expect(tokens.every(({ tokenHash }) => tokenHash.length === 32)).toBe(true);
  });
});

describe("a page of another site", () => {
  test("may not read answers; an origin from the settings may", async () => {
    const originFor = async (origin: string) =>
      (await server.request("job_listings", { headers: { origin } })).headers["access-control-allow-origin"];
    expect(await originFor("https://app.example")).toBe("https://app.example");
    expect(await originFor("https://evil.example")).toBeUndefined();
    expect(await originFor("https://app.example.evil.example")).toBeUndefined();
    expect(await originFor("null")).toBeUndefined();
  });

  test("cannot act for a signed-in person: cookies open nothing, a form of its own neither", async () => {
    const { headers, accountId } = await server.person("educator");
    const token = headers.authorization.replace("Bearer ", "");
    const cookie = `access_token=${token}; refresh_token=${token}; session=${token}`;
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await server.request("account", {
        method: "PUT",
        headers: { cookie, "content-type": type, origin: "https://evil.example" },
        body: '{"firstName":"Mallory"}',
      });
      expect([401, 415]).toContain(answer.status);
    }
    const { firstName } = await server.db
      .selectFrom("accounts")
      .select("firstName")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(firstName).toBe("Robin");
  });
});

describe("what nobody asked for", () => {
  test("TRACE and made-up methods are refused", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const statusOf = (method: string) =>
      new Promise<number>((resolve, reject) => {
        const call = request({ port, method, path: "/api/job_listings", host: "127.0.0.1" }, (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        });
        call.on("error", reject);
        call.end();
      });
    for (const method of ["TRACE", "PROPFIND", "LOCK"])
      expect(await statusOf(method)).toBeGreaterThanOrEqual(400);
  });

  test("what lies beside the built files is not served", async () => {
    for (const path of ["/.git/config", "/package.json", "/data/token.secret", "/api/../.env", "/assets/"])
      expect((await server.request(path)).status).toBe(404);
  });

  test("a failure answers with an id, and says nothing of the inside", async () => {
    await sql`alter table education_fields rename to education_fields_away`.execute(server.db);
    const answer = await server.request("education_fields");
    await sql`alter table education_fields_away rename to education_fields`.execute(server.db);
    expect(answer.status).toBe(500);
    const [error] = answer.json().errors;
    expect(error).toMatchObject({
      code: "server_error",
      meta: { requestId: answer.headers["x-request-id"] },
    });
    expect(answer.text).not.toMatch(/education_fields|relation|select|node_modules|\.ts/i);
  });
});

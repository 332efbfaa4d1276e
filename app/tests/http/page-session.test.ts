/** The cookie by which pages know their reader: what sets and ends it, what it opens, and what is kept by no cache. */
import { accountsOf, password } from "#features/accounts/api/accounts.fixtures.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf } from "../../testing/hostile-requests.ts";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";

/** A build with one page, which says for whom and how many times it was rendered. */
const root = onePageBuild({
  loader: `({ context }) => Response.json({ viewer: context.web.viewer, rendering: ++renderings })`,
});

const withPages = (settings: Record<string, string> = {}) => testServer(settings, servePages(root));

type Server = Awaited<ReturnType<typeof withPages>>;
type Answer = Awaited<ReturnType<Server["request"]>>;
let server: Server;
beforeAll(async () => {
  server = await withPages();
});
afterAll(async () => {
  await server.close();
});

const json = { "content-type": "application/json" };
const setCookies = ({ headers }: Answer) => [headers["set-cookie"] ?? []].flat();
/** As a browser sends it back. */
const cookieOf = (answer: Answer) => setCookies(answer)[0]?.split(";")[0] ?? "";
const programs = { employerName: "Oaks", zipCode: "78701", address: "1 Main St" };

async function openPage(cookie: string, headers: Record<string, string> = {}, path = "/jobs") {
  const answer = await server.request(path, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
  return { answer, ...answer.json() };
}

const signIn = (email: string, secret = password) =>
  server.request("accounts/sign_in", { method: "POST", headers: json, body: { email, password: secret } });

const endSession = (sessionId: string, changes: object) =>
  server.db.updateTable("sessions").set(changes).where("id", "=", sessionId).execute();

describe("the cookie", () => {
  test("comes with every pair of tokens, for the same session", async () => {
    const person = await server.person("educator");
    const signedIn = await signIn(person.email);
    const tokens = {
      authorization: `Bearer ${String(signedIn.headers["access-token"])}`,
      "refresh-token": String(signedIn.headers["refresh-token"]),
    };
    const refreshed = await server.request("accounts/tokens", { method: "POST", headers: tokens });
    const body = { reason: "They asked for help" };
    const acting = await (
      await accountsOf(server).staff()
    ).request(`accounts/${person.accountId}/impersonate`, { method: "POST", body });
    for (const answer of [signedIn, refreshed, acting]) {
      expect(answer.status).toBe(200);
      const claims = String(answer.headers["access-token"]).split(".")[1]!;
      const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString());
      const { viewer } = await openPage(cookieOf(answer));
      expect(viewer).toMatchObject({ accountId: person.accountId, sessionId: sid, userType: "educator" });
      expect(viewer.impersonatorId).toEqual(answer === acting ? expect.any(String) : null);
    }
    const signUp = { email: "new@people.example", password, firstName: "Ada", lastName: "Vale" };
    const made = await server.request("accounts/sign_up", {
      method: "POST",
      headers: json,
      body: { ...signUp, userType: "educator" },
    });
    expect((await openPage(cookieOf(made))).viewer).toMatchObject({ accountId: made.json().data.id });
    expect(setCookies(acting)[0]).toContain("Max-Age=3600;");
  });

  test("is for the server alone, of this host where there is encryption", async () => {
    const { email } = await server.person("educator");
    expect(setCookies(await signIn(email))).toEqual([
      expect.stringMatching(/^page_session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await withPages({ PUBLIC_URL: "https://jobs.cubby.example" });
    const body = { email: "a@people.example", password, firstName: "A", lastName: "B", userType: "educator" };
    const made = await secure.request("accounts/sign_up", { method: "POST", headers: json, body });
    expect(setCookies(made)).toEqual([
      expect.stringMatching(/^__Host-page_session=[\w.-]+; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const read = await secure.request("/jobs", { headers: { cookie: cookieOf(made) } });
    expect(read.json().viewer).toMatchObject({ accountId: made.json().data.id });
    await secure.close();
  });

  test("goes with signing out, and is worth nothing afterwards", async () => {
    const person = await server.person("educator");
    const signedIn = await signIn(person.email);
    const authorization = `Bearer ${String(signedIn.headers["access-token"])}`;
    const out = await server.request("accounts/sign_out", { method: "DELETE", headers: { authorization } });
    expect([out.status, ...setCookies(out)]).toEqual([
      200,
      expect.stringContaining("page_session=; Path=/; Max-Age=0;"),
    ]);
    const { viewer, answer } = await openPage(cookieOf(signedIn));
    expect([viewer, cookieOf(answer)]).toEqual([null, "page_session="]);
  });

  test.each([
    ["ended", { revokedAt: new Date() }],
    ["is over", { expiresAt: new Date(Date.now() - 1_000) }],
  ])("of a session that %s opens a guest's page", async (_what, changes) => {
    const { email } = await server.person("educator");
    const cookie = cookieOf(await signIn(email));
    const { viewer } = await openPage(cookie);
    expect(viewer).not.toBeNull();
    await endSession(viewer.sessionId, changes);
    const later = await openPage(cookie);
    expect([later.viewer, later.answer.headers["cache-control"]]).toEqual([null, "private, no-store"]);
  });

  test("of an operator who owes a second factor opens a guest's page", async () => {
    const { email, password: secret } = demoAccounts.operator;
    const cookie = cookieOf(await signIn(email, secret));
    const { viewer } = await openPage(cookie);
    expect(viewer).toMatchObject({ userType: "operator" });
    await endSession(viewer.sessionId, { secondFactorDue: true });
    expect((await openPage(cookie)).viewer).toBeNull();
  });

  test("remembers the profile an employer acts as, and none that is another's", async () => {
    const owner = await server.person("employer", programs);
    const other = await server.person("employer", programs);
    const profileOf = async ({ request }: typeof owner) =>
      (await request("employers/employer_profiles")).json().data[0].id as string;
    const [own, foreign] = [await profileOf(owner), await profileOf(other)];
    const chosen = await owner.request("accounts/page_session", {
      method: "PUT",
      headers: { "current-employer-profile-id": own },
    });
    expect(chosen.status).toBe(204);
    expect((await openPage(cookieOf(chosen))).viewer).toMatchObject({ employerProfileId: own });
    const refreshed = await owner.request("accounts/tokens", {
      method: "POST",
      headers: { "refresh-token": owner.refreshToken, "current-employer-profile-id": foreign },
    });
    const { viewer } = await openPage(cookieOf(refreshed));
    expect(viewer).toMatchObject({ accountId: owner.accountId, employerProfileId: own });
    expect((await server.request("accounts/page_session", { method: "PUT" })).status).toBe(401);
  });

  test("can be removed by anybody, for the browser that asks", async () => {
    const person = await server.person("educator");
    const cookie = cookieOf(await signIn(person.email));
    const removed = await server.request("accounts/page_session", { method: "DELETE", headers: { cookie } });
    expect([removed.status, cookieOf(removed)]).toEqual([204, "page_session="]);
    // The session itself goes on.
    expect((await person.request("account")).status).toBe(200);
    expect((await openPage(cookie)).viewer).not.toBeNull();
  });

  test("is none when it was changed, and no other token is one", async () => {
    const person = await server.person("educator");
    const token = person.headers.authorization.replace("Bearer ", "");
    const cookie = cookieOf(await signIn(person.email));
    for (const forged of [`page_session=${token}`, `${cookie}x`, "page_session=%00", "page_session=a.b.c"])
      expect((await openPage(forged)).viewer).toBeNull();
    const authorization = `Bearer ${cookie.replace("page_session=", "")}`;
    expect((await server.request("account", { headers: { authorization } })).status).toBe(401);
  });
});

describe("a signed-in reader's page", () => {
  test("is stored by no cache and answered from none", async () => {
    const { email } = await server.person("educator");
    const cookie = cookieOf(await signIn(email));
    const guest = await openPage("", {}, "/jobs?caches");
    expect(guest.answer.headers["cache-control"]).toBe("no-cache");
    const own = await openPage(cookie, {}, "/jobs?caches");
    expect(own.answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      vary: expect.stringContaining("Cookie"),
    });
    expect(own.rendering).toBeGreaterThan(guest.rendering);
    expect((await openPage(cookie, {}, "/jobs?caches")).rendering).toBeGreaterThan(own.rendering);
    expect(await openPage("", {}, "/jobs?caches")).toMatchObject({
      viewer: null,
      rendering: guest.rendering,
    });
  });

  test("is rendered for documents alone: what scripts and the service worker fetch is a guest's", async () => {
    const { email } = await server.person("educator");
    const cookie = cookieOf(await signIn(email));
    const fetched = async (mode: string) => (await openPage(cookie, { "sec-fetch-mode": mode })).viewer;
    expect(await fetched("navigate")).not.toBeNull();
    for (const mode of ["cors", "no-cors", "same-origin", "websocket"])
      expect(await fetched(mode)).toBeNull();
  });

  test("takes no POST", async () => {
    const { email } = await server.person("educator");
    const cookie = cookieOf(await signIn(email));
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const)
      expect((await server.request("/jobs", { method, headers: { cookie, ...json }, body: {} })).status).toBe(
        404,
      );
  });
});

test("no operation of the API knows its caller by the cookie", async () => {
  const person = await server.person("educator");
  const cookie = cookieOf(await signIn(person.email));
  const operations = operationsOf((await server.request("openapi.json")).json());
  expect(operations.length).toBeGreaterThan(150);
  const accountRow = () =>
    server.db.selectFrom("accounts").selectAll().where("id", "=", person.accountId).executeTakeFirst();
  const before = await accountRow();
  for (const { method, path, type } of operations) {
    const url = path.replace(/\{\w+\}/g, person.accountId);
    const options = {
      method: method as "POST",
      headers: { "content-type": type ? "application/vnd.api+json" : "application/json" },
      ...(method === "GET" ? {} : { body: type ? { data: { type, attributes: {} } } : {} }),
    };
    const asGuest = await server.request(url, options);
    const withCookie = await server.request(url, { ...options, headers: { ...options.headers, cookie } });
    const answer = [method, path, withCookie.status, withCookie.headers["access-token"]];
    expect(answer).toEqual([method, path, asGuest.status, undefined]);
    expect(String(withCookie.headers["cache-control"])).not.toContain("private, no-store");
  }
  expect(await accountRow()).toEqual(before);
  for (const path of ["account", "sessions", "messages/conversations", "job_applications"])
    expect([401, 404]).toContain((await server.request(path, { headers: { cookie } })).status);
}, 120_000);

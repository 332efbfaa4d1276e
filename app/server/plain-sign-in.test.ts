/** Signing in by a plain form: what it answers, from whose pages it is taken, and what the cookie it sets can do. */
import { password } from "#features/accounts/api/accounts.fixtures.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onePageBuild } from "../testing/one-page-build.ts";
import { servePages } from "../testing/serve-pages.ts";
import { testServer } from "../testing/test-server.ts";
import { plainSignIn } from "./plain-sign-in.ts";

const root = onePageBuild({ loader: `({ context }) => Response.json({ viewer: context.web.viewer })` });
const withForm = (settings: Record<string, string> = {}) =>
  testServer(settings, async (app, platform) => {
    await plainSignIn(app);
    await servePages(root)(app, platform);
  });
type Server = Awaited<ReturnType<typeof withForm>>;

let server: Server;
beforeAll(async () => {
  server = await withForm();
});
afterAll(() => server.close());

/** As a browser sends the form of our page. */
function sendForm(email: string, secret: string, { on = server, search = "", headers = {} } = {}) {
  const { origin, host } = new URL(on.config.publicUrl);
  return on.request(`/login${search}`, {
    method: "POST",
    headers: { host, origin, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ email, password: secret }).toString(),
  });
}

test("the right password leads to a signed-in page, with a cookie and no tokens", async () => {
  const person = await server.person("educator");
  const answer = await sendForm(person.email, password, { search: "?return=%2Fjobs%2Fapplications" });
  expect([answer.status, answer.headers.location]).toEqual([303, "/jobs/applications"]);
  expect(answer.headers["access-token"]).toBeUndefined();
  const cookie = String(answer.headers["set-cookie"]).split(";")[0]!;
  const page = await server.request("/jobs/applications", { headers: { cookie } });
  expect(page.json().viewer).toMatchObject({ accountId: person.accountId });

  expect((await server.request("account", { headers: { cookie } })).status).toBe(401);
  const change = { data: { type: "accounts", id: person.accountId, attributes: { firstName: "Eve" } } };
  const write = await server.request(`accounts/${person.accountId}`, {
    method: "PATCH",
    headers: { cookie },
    body: change,
  });
  expect(write.status).toBe(401);
});

test("it leads to no other site", async () => {
  const { email } = await server.person("educator");
  for (const search of ["?return=https%3A%2F%2Fevil.example", "?return=%2F%2Fevil.example"])
    expect((await sendForm(email, password, { search })).headers.location).toBe("/jobs");
});

test("a form of another site, or of none, signs nobody in", async () => {
  const { email } = await server.person("educator");
  for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }, { origin: "" }]) {
    const answer = await sendForm(email, password, { headers });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  }
});

test("wrong passwords go back to the form, and are counted with those of the API", async () => {
  const strict = await withForm({ SIGN_IN_PER_MINUTE_PER_EMAIL: "2" });
  const { email } = await strict.person("educator");
  const wrong = () => sendForm(email, "wrong-password", { on: strict, search: "?return=%2Fprofile" });
  expect((await wrong()).headers.location).toBe("/login?return=%2Fprofile&problem=credentials");
  await strict.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password: "wrong-password" },
  });
  const third = await wrong();
  expect(third.headers.location).toBe("/login?return=%2Fprofile&problem=too_many");
  expect(third.headers["set-cookie"]).toBeUndefined();
  await strict.close();
});

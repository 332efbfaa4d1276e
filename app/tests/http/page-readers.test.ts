/** Readers who ask the same server for pages in turn and at once: each gets their own, for few queries. */
import { password } from "#features/accounts/api/accounts.fixtures.ts";
import { sentStatements } from "#platform/server/testing/count-statements.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";

/** A page that takes a moment, so that those asked for at once are rendered at once. */
const root = onePageBuild({
  loader: `async ({ context }) => {
    await new Promise((done) => setTimeout(done, 20));
    return Response.json({ viewer: context.web.viewer });
  }`,
});

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({}, servePages(root));
});
afterAll(async () => {
  await server.close();
});

const openPage = (path: string, cookie?: string) =>
  server.request(path, { headers: cookie ? { cookie } : {} });

async function reader(userType: "educator" | "employer") {
  const programs = { employerName: "Oaks", zipCode: "78701", address: "1 Main St" };
  const person = await server.person(userType, userType === "employer" ? programs : {});
  const signedIn = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email: person.email, password },
  });
  const [cookie = ""] = String([signedIn.headers["set-cookie"]].flat()[0]).split(";");
  const authorization = `Bearer ${String(signedIn.headers["access-token"])}`;
  return { accountId: person.accountId, cookie, authorization };
}

describe("readers of the same address", () => {
  test("get their own page and nobody else's, in turn and at once", async () => {
    const readers = [await reader("educator"), await reader("employer"), await reader("educator"), null];
    const expectOwn = async (asked: (typeof readers)[number]) => {
      const { text, json } = await openPage("/messages", asked?.cookie);
      expect(json().viewer?.accountId).toBe(asked?.accountId);
      for (const other of readers) if (other && other !== asked) expect(text).not.toContain(other.accountId);
    };
    for (const asked of [...readers, ...readers]) await expectOwn(asked);
    await Promise.all([...readers, ...readers.toReversed()].map(expectOwn));
  });

  test("get nothing of one who has signed out, with the cookie and without", async () => {
    const { accountId, cookie, authorization } = await reader("educator");
    expect((await openPage("/jobs/applications", cookie)).text).toContain(accountId);
    await server.request("accounts/sign_out", { method: "DELETE", headers: { authorization } });
    for (const sent of [cookie, undefined]) {
      const { status, text } = await openPage("/jobs/applications", sent);
      expect([status, text]).toEqual([200, '{"viewer":null}']);
    }
  });
});

test("to know its reader costs a page one query, and a guest's page none", async () => {
  const { cookie } = await reader("employer");
  expect(await sentStatements(() => openPage("/employer/today", cookie))).toHaveLength(1);
  expect(await sentStatements(() => openPage("/employer/today"))).toHaveLength(0);
});

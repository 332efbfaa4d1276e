/** What pages read for their reader in this process: as the API answers that reader, and nobody else by any header. */
import { password } from "#features/accounts/api/accounts.fixtures.ts";
import { sentStatements } from "#platform/server/testing/count-statements.ts";
import { parsePosition } from "#platform/shared/live-position.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";

/** A page that reads at once what its address names, as its reader and as a guest. */
const root = onePageBuild({
  loader: `async ({ context, request }) => {
    const paths = new URL(request.url).searchParams.getAll("read");
    const { api, readersApi } = context.web;
    const readAll = (client) =>
      Promise.all(paths.map((path) => client.get(path).catch(({ status }) => ({ status }))));
    return Response.json({ reader: readersApi && (await readAll(readersApi)), guest: await readAll(api) });
  }`,
});

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({}, servePages(root));
});
afterAll(() => server.close());

async function signedIn(userType: "educator" | "employer") {
  const programs = { employerName: "Oaks", zipCode: "78701", address: "1 Main St" };
  const person = await server.person(userType, userType === "employer" ? programs : {});
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email: person.email, password },
  });
  const [cookie = ""] = String([answer.headers["set-cookie"]].flat()[0]).split(";");
  const authorization = `Bearer ${String(answer.headers["access-token"])}`;
  return { ...person, cookie, authorization };
}

const openPage = (paths: readonly string[], headers: Record<string, string>) =>
  server.request(`/messages?${new URLSearchParams(paths.map((path) => ["read", path]))}`, { headers });

test("each reader gets their own rows, as the API answers them, and a guest none", async () => {
  const [one, other] = [await signedIn("educator"), await signedIn("educator")];
  for (const { cookie, authorization, accountId } of [one, other]) {
    const { json } = await openPage(["account", "job_applications"], { cookie });
    const [account, applications] = json().reader;
    expect(account.data.id).toBe(accountId);
    const { etag, position, ...document } = account;
    const single = await server.request("account", { headers: { authorization } });
    expect(document).toEqual(single.json());
    expect(etag).toBe(single.headers["etag"]);
    expect(parsePosition(position)).not.toBeNull();
    expect(applications.data).toEqual([]);
    expect(json().guest).toEqual([{ status: 401 }, { status: 401 }]);
  }
  expect((await openPage(["account"], {})).json()).toEqual({ reader: null, guest: [{ status: 401 }] });
});

test("a reader is refused what the API refuses them", async () => {
  const { cookie } = await signedIn("educator");
  const { json } = await openPage(["employer/job_applications", "accounts"], { cookie });
  expect(json().reader).toEqual([{ status: 403 }, { status: 403 }]);
});

test("a page for its reader is kept by no cache", async () => {
  const { cookie } = await signedIn("employer");
  const { headers } = await openPage(["account"], { cookie });
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["vary"]).toContain("Cookie");
});

test("neither the cookie nor a header of pages makes somebody the reader of the API", async () => {
  const { cookie, accountId } = await signedIn("educator");
  const pretended: Record<string, string>[] = [
    { cookie },
    { cookie, "x-in-process": "true", "x-reader": accountId },
    { "x-in-process": cookie.split("=")[1]! },
  ];
  for (const headers of pretended) {
    expect((await server.request("account", { headers })).status).toBe(401);
    const change = { method: "PATCH", headers: { ...headers, "content-type": "application/json" } } as const;
    expect((await server.request("account", { ...change, body: { firstName: "Eve" } })).status).toBe(401);
  }
});

test("a page with its data costs eight queries at most", async () => {
  const { cookie } = await signedIn("educator");
  const paths = [
    ...["account", "system_notifications", "user_profiles?page[size]=1"],
    "user_profile/conversations?filter[unread]=true&page[size]=1",
    "interviews?filter[upcoming]=true&include=employer,user_profile&sort=time&page[size]=100",
    "job_applications?filter[statusCategory]=new,in_progress&include=job_listing.employer,job_listing.locations",
    "job_applications?filter[statusCategory]=draft&fields[job_applications]=updatedAt&page[size]=1",
    "job_listings?filter[liked]=true&fields[job_listings]=title&page[size]=1",
  ];
  // What a statement gives is not known before it has been sent once.
  for (let visit = 0; visit < 2; visit += 1) await openPage(paths, { cookie });
  const sent = await sentStatements(() => openPage(paths, { cookie }));
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(8);
});

/** Links lead to our own addresses, regardless of the Host and X-Forwarded-Host headers. */
import { requestAlert } from "#features/jobs/api/alerts/alerts.fixtures.ts";
import { client } from "#features/interviews/api/calendars/connection/oauth.fixtures.ts";
import { startGoogle } from "#features/interviews/api/calendars/providers/google-and-microsoft.fixtures.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRateLimits } from "#platform/server/http/rate-limits.ts";
import { siteFiles } from "../../server/site-files.ts";
import { testServer } from "../../testing/test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

const google = await startGoogle();
const publicUrl = "https://jobs.cubby.example";
const settings = {
  PUBLIC_URL: publicUrl,
  ...{ GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_URL: google.url },
};
const foreign: [string, Record<string, string>][] = [
  ["Host", { host: "evil.example" }],
  ["X-Forwarded-Host", { host: "jobs.cubby.example", "x-forwarded-host": "evil.example" }],
  [
    "X-Forwarded-Host and -Proto of a client, passed on by a proxy",
    {
      ...{ host: "jobs.cubby.example", "x-forwarded-host": "evil.example", "x-forwarded-for": "203.0.113.9" },
      "x-forwarded-proto": "http",
    },
  ],
];

const withPages = (settings: Record<string, string>) =>
  testServer(settings, async (app, { db, config }) =>
    siteFiles(app, { db, limits: createRateLimits(config) }),
  );

async function addBrand({ db }: Server): Promise<void> {
  const brand = {
    ...{ name: "Little Oaks", domain: "oaks.example", domains: ["jobs.oaks.example"] },
    ...{ contactEmail: "hello@oaks.example", links: "{}" },
  };
  await db.insertInto("brands").values(brand).execute();
}

const lastMail = (server: Server, to: string) =>
  server.db
    .selectFrom("mails")
    .select(["text", "html"])
    .where("toAddress", "=", to)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

const linksIn = ({ text, html }: { text: string; html: string }) =>
  new Set([...`${text} ${html}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([url]) => new URL(url).origin));

describe.each([
  ["without a proxy", {}],
  ["behind a proxy that is trusted", { TRUSTED_PROXIES: "127.0.0.1" }],
])("%s", (_name, more) => {
  let server: Server;
  beforeAll(async () => {
    server = await withPages({ ...settings, ...more });
    await addBrand(server);
  });
  afterAll(() => server.close());

  describe.each(foreign)("a foreign %s", (_header, headers) => {
    test("is in no mail to reset a password", async () => {
      const ana = await server.person("educator");
      const body = { email: ana.email };
      await server.request("account/reset_password", { method: "POST", headers, body });
      const mail = await lastMail(server, ana.email);
      expect(mail.text).toContain(`${publicUrl}/reset_password?token=`);
      expect(linksIn(mail)).toEqual(new Set([publicUrl]));
    });

    test("is in no invitation to a team", async () => {
      const owner = await server.person("employer", {
        employerName: "Oaks",
        zipCode: "78701",
        address: "1 Main St",
      });
      await server.db.updateTable("employers").set({ approvedAt: new Date() }).execute();
      const email = `invited-${owner.accountId}@people.example`;
      const attributes = { email, firstName: "Ana", lastName: "Reyes" };
      const body = { data: { type: "employer_profiles", attributes } };
      const answer = await owner.request("employer_profiles", { method: "POST", headers, body });
      expect(answer.status).toBe(201);
      expect(linksIn(await lastMail(server, email))).toEqual(new Set([publicUrl]));
    });

    test("is in no mail in which a guest confirms an alert", async () => {
      const email = `guest-${Math.random()}@people.example`;
      const alertRequest = requestAlert({ role: ["Director"] }, { email });
      await server.request("job_alerts", { ...alertRequest, headers });
      expect(linksIn(await lastMail(server, email))).toEqual(new Set([publicUrl]));
    });

    test("is not where a calendar service's answer goes", async () => {
      const owner = await server.person("employer", {
        employerName: "Oaks",
        zipCode: "78701",
        address: "1 Main St",
      });
      const path = "employers/calendar_connections";
      const begun = await owner.request(path, { method: "POST", headers, body: { service: "google" } });
      expect(begun.status).toBe(201);
      const back = google.allow(begun.json().url);
      const redirect = await server.request(`${back.pathname}${back.search}`, { headers });
      expect(new URL(String(redirect.headers.location)).origin).toBe(publicUrl);
    });

    test("is in neither the site map nor robots.txt", async () => {
      for (const path of ["/sitemap.xml", "/robots.txt"]) {
        const { text } = await server.request(path, { headers });
        expect(text).toContain(`${publicUrl}/`);
        expect(text).not.toContain("evil.example");
      }
    });

    test("is in no address to upload to", async () => {
      const ana = await server.person("educator");
      const file = { filename: "cv.pdf", byteSize: 4, contentType: "application/pdf", purpose: "resume" };
      const body = { ...file, checksum: "CY9rzUYh03PK3k6DJie09g==" };
      const { url } = (await ana.request("direct_uploads", { method: "POST", headers, body })).json();
      expect(new URL(url).origin).toBe(publicUrl);
    });
  });

  test("a brand's own host, with or without a port, leads its people to that brand", async () => {
    const ana = await server.person("educator");
    const oaks = await server.db
      .selectFrom("brands")
      .select("id")
      .where("domain", "=", "oaks.example")
      .execute();
    const own = { brandId: oaks[0]!.id };
    await server.db.updateTable("accounts").set(own).where("id", "=", ana.accountId).execute();
    for (const host of ["oaks.example", "jobs.oaks.example", "OAKS.example:3000"]) {
      const body = { email: ana.email };
      await server.db.deleteFrom("mails").execute();
      await server.request("account/reset_password", { method: "POST", headers: { host }, body });
      const links = linksIn(await lastMail(server, ana.email));
      expect(links).toContain(`https://${host.toLowerCase().replace(":3000", "")}`);
      expect(
        (await server.request("brands/find_by_domain", { headers: { host } })).json().data.attributes.name,
      ).toBe("Little Oaks");
    }
  });

  test("an invalid host is 400, also for pages", async () => {
    for (const host of ["a b", "a/b", "a@b", "[::1", "a<b>.example", "a:1:2"])
      for (const path of ["/api/brands", "/robots.txt", "/jobs", "/sitemap.xml"])
        expect([host, (await server.request(path, { headers: { host } })).status]).toEqual([host, 400]);
  });
});

describe("with real people", () => {
  let server: Server;
  beforeAll(async () => {
    server = await withPages({ ...settings, SAMPLE: "off", API_HOST: "api.cubby.example" });
    await addBrand(server);
  });
  afterAll(() => server.close());

  test("an unknown host is refused with 421", async () => {
    for (const host of ["evil.example", "127.0.0.1:3000", "jobs.cubby.example.evil.example"])
      for (const path of ["/api/brands", "/robots.txt", "/jobs", "/files/public/x", "/nothing"])
        expect([path, (await server.request(path, { headers: { host } })).status]).toEqual([path, 421]);
  });

  test("every host of ours is served, and load balancers are answered at any", async () => {
    for (const host of ["jobs.cubby.example", "jobs.cubby.example:443", "oaks.example", "jobs.oaks.example"])
      expect((await server.request("brands", { headers: { host } })).status).toBe(200);
    expect((await server.request("/brands", { headers: { host: "api.cubby.example" } })).status).toBe(200);
    for (const path of ["/healthz", "/readyz", "/metrics"])
      expect((await server.request(path, { headers: { host: "10.0.0.7:3000" } })).status).toBe(200);
  });

  test("a foreign X-Forwarded-Host changes nothing at a host of ours", async () => {
    const headers = { host: "oaks.example", "x-forwarded-host": "evil.example" };
    expect((await server.request("/robots.txt", { headers })).text).toContain(
      "https://oaks.example/sitemap.xml",
    );
  });
});

test("on one's own machine its names are one place, at one port", async () => {
  const server = await withPages({});
  const mapAt = async (host: string) =>
    /Sitemap: (.*)\/sitemap/.exec((await server.request("/robots.txt", { headers: { host } })).text)![1];
  expect(await mapAt("127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
  expect(await mapAt("[::1]:3000")).toBe("http://[::1]:3000");
  expect(await mapAt("127.0.0.1:4000")).toBe("http://localhost:3000");
  await server.close();
});

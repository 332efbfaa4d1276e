/** The headers of every response for browsers and caches, its size, and the rate limits. */
import { brotliDecompressSync } from "node:zlib";
import { makeMarket } from "#features/jobs/api/search/job-market.fixtures.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import { createRateLimits } from "#platform/server/http/rate-limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteFiles } from "../../server/site-files.ts";
import { testServer } from "../../testing/test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
let server: Server;

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: "https://jobs.cubby.example" }, async (app, { db, config }) =>
    siteFiles(app, { db, limits: createRateLimits(config) }),
  );
  const jobs = await makeMarket(server.db, 60);
  const ids = jobs.filter(({ published }) => published).map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
});
afterAll(() => server.close());

describe("caches", () => {
  const program = { employerName: "Oaks", zipCode: "78701", address: "1 Main St" };
  const privately = "private, no-store";
  const places = "places?filter[zipCode]=78701";
  const payHint = "job_listings/pay_hint?role=Director&zipCode=78701";

  test("store nothing that carries a session's headers or belongs to a signed-in person", async () => {
    const owner = await server.person("employer", program);
    for (const path of [places, payHint, "job_listings", "account", "brands/find_by_domain", "nothing"]) {
      const { headers } = await owner.request(path);
      expect([path, headers["cache-control"]]).toEqual([path, privately]);
    }
    const body = { email: owner.email, password: "blue-paper-boats" };
    const signIn = await server.request("accounts/sign_in", { method: "POST", body });
    expect([signIn.status, signIn.headers["cache-control"]]).toEqual([200, privately]);
    expect(signIn.headers["access-token"]).toBeDefined();
  });

  test("may store a guest's places, separately per guest", async () => {
    const { headers } = await server.request(places);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(headers["current-employer-profile-id"]).toBeUndefined();
    for (const name of ["Authorization", "Accept-Language", "Cookie"])
      expect(String(headers.vary)).toContain(name);
  });
});

test("every response carries the security headers", async () => {
  const paths = [
    "brands",
    "nothing",
    "/nothing",
    "/robots.txt",
    "/healthz",
    "/dev/mail",
    "docs",
    "/files/x",
    "/%zz",
  ];
  for (const path of [...paths, "/files/resumable/x"]) {
    const { headers } = await server.request(path);
    // Without a policy for objects of their own, they fall under the default.
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*base-uri 'none'/);
    expect([path, headers]).toMatchObject([
      path,
      {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": expect.any(String),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
        "content-security-policy": expect.stringMatching(/frame-ancestors '(none|self)'/),
      },
    ]);
  }
});

test("browsers are told to use https only where it is served", async () => {
  const plain = await testServer();
  const { headers } = await plain.request("brands");
  expect(headers["strict-transport-security"]).toBeUndefined();
  await plain.close();
});

test("25 jobs, the API's document and the site map take a fraction of their bytes", async () => {
  for (const url of ["/api/job_listings?page[size]=25", "/api/openapi.json", "/sitemap.xml"]) {
    const plain = await server.app.inject({ url });
    const packed = await server.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect([url, packed.headers["content-encoding"]]).toEqual([url, "br"]);
    expect(packed.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    expect(String(packed.headers.vary).toLowerCase()).toContain("accept-encoding");
    const gzip = await server.app.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
  }
  const small = await server.app.inject({ url: "/healthz", headers: { "accept-encoding": "br" } });
  expect(small.headers["content-encoding"]).toBeUndefined();
});

describe("limits", () => {
  const from = (remoteAddress: string, url = "/api/brands", headers = {}) =>
    limited.app.inject({ url, remoteAddress, headers }).then(({ statusCode }) => statusCode);
  let limited: Server;
  beforeAll(async () => {
    limited = await testServer({ REQUESTS_PER_MINUTE_PER_ADDRESS: "3", METRICS_TOKEN: "a-token-of-metrics" });
  });
  afterAll(() => limited.close());

  test("count the /64 of an IPv6 address, and its neighbours apart", async () => {
    for (const end of ["1", "2:2", "ffff:1"]) expect(await from(`2001:db8:1:1::${end}`)).toBe(200);
    expect(await from("2001:db8:1:1::9")).toBe(429);
    expect(await from("2001:db8:1:2::9")).toBe(200);
  });

  test("count invalid tokens before they are looked up", async () => {
    const headers = { authorization: "Bearer nonsense" };
    for (let tries = 0; tries < 3; tries++)
      expect(await from("203.0.113.1", "/api/brands", headers)).toBe(401);
    expect(await from("203.0.113.1", "/api/brands", headers)).toBe(429);
  });

  test("hide metrics from requests through an untrusted proxy", async () => {
    expect(await from("127.0.0.1", "/metrics")).toBe(200);
    const forwarded = { "x-forwarded-for": "203.0.113.5" };
    expect(await from("127.0.0.1", "/metrics", forwarded)).toBe(404);
    const token = (value: string) => ({ ...forwarded, authorization: `Bearer ${value}` });
    expect(await from("127.0.0.1", "/metrics", token("a-token-of-metricz"))).toBe(404);
    expect(await from("127.0.0.1", "/metrics", token("a-token-of-metrics"))).toBe(200);
  });
});

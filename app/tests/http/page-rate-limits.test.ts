/** What visitors see and what is counted when many pages are opened at a time, with and without a proxy. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";

/** A build with one page; at /busy the API is rate-limited, at /away the database is unavailable. */
const root = onePageBuild({
  loader: `({ request }) => {
    const status = { "/busy": 429, "/away": 503 }[new URL(request.url).pathname];
    if (status) throw new Response(null, { status });
    return new Response("A page");
  }`,
});

const withPages = (settings: Record<string, string>, lines?: string[]) =>
  testServer(settings, servePages(root), lines);

describe("a page too many", () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => void (server = await withPages({ REQUESTS_PER_MINUTE_PER_ADDRESS: "3" })));
  afterAll(() => server.close());
  const open = (url: string, remoteAddress: string, language = "en") =>
    server.app.inject({ url, remoteAddress, headers: { "accept-language": language } });

  test("is a page that says when to come back, in the visitor's language, to this address alone", async () => {
    for (const path of ["/jobs", "/jobs?q=1", "/jobs?q=2"])
      expect((await open(path, "203.0.113.1")).body).toBe("A page");
    const refused = await open("/jobs?q=3", "203.0.113.1");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["content-type"]).toMatch(/^text\/html/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.body).toContain("Wait a minute, then reload this page.");
    expect((await open("/jobs", "203.0.113.1", "es")).body).toContain('lang="es"');
    expect((await open("/jobs", "203.0.113.2")).statusCode).toBe(200);
  });

  test("is also shown where the API is rate-limited or unavailable, without an error report", async () => {
    const busy = await open("/busy", "203.0.113.3");
    expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([429, "30"]);
    expect(busy.body).toContain("Wait a minute");
    const away = await open("/away", "203.0.113.3");
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "30"]);
    expect(await server.db.selectFrom("errorReports").select("id").execute()).toEqual([]);
  });
});

describe("an address in X-Forwarded-For", () => {
  const limit = { REQUESTS_PER_MINUTE_PER_ADDRESS: "2" };

  test("counts where a trusted proxy says it", async () => {
    const server = await testServer({ ...limit, TRUSTED_PROXIES: "127.0.0.1" });
    const statusFor = async (forwarded: string) =>
      (await server.request("brands", { headers: { "x-forwarded-for": forwarded } })).status;
    for (const forwarded of ["203.0.113.1", "203.0.113.1", "203.0.113.2"])
      expect(await statusFor(forwarded)).toBe(200);
    expect(await statusFor("203.0.113.1")).toBe(429);
    // What the client wrote in front of the proxy's own word is not believed.
    expect(await statusFor("203.0.113.9, 203.0.113.1")).toBe(429);
    await server.close();
  });

  test("does not without a trusted proxy: the log says so, once", async () => {
    const lines: string[] = [];
    const server = await testServer(limit, undefined, lines);
    const statusFor = async (forwarded: string) =>
      (await server.request("brands", { headers: { "x-forwarded-for": forwarded } })).status;
    const statuses = [await statusFor("203.0.113.1"), await statusFor("203.0.113.2")];
    expect([...statuses, await statusFor("203.0.113.3")]).toEqual([200, 200, 429]);
    const warnings = lines.filter((line) => line.includes("TRUSTED_PROXIES is not set"));
    expect(warnings.map((line) => JSON.parse(line).level)).toEqual([40]);
    expect(lines.join()).not.toContain("203.0.113");
    await server.close();
  });
});

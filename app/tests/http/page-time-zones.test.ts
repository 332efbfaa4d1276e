/** Pages are rendered for the zone that the visitor's browser has told, and are kept for it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";

/** A build with one page, which says for which zone and how many times it was rendered. */
const root = onePageBuild({
  loader: `({ context }) => new Response(context.web.timeZone + " " + ++renderings)`,
});

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({}, servePages(root));
});
afterAll(async () => {
  await server.close();
});

// A rendered page is kept for two seconds, which a busy machine may need for the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("a page is rendered once for each zone, whatever its name, and without one for all others", async () => {
  const open = async (cookie?: string) =>
    (await server.app.inject({ url: "/jobs", headers: cookie ? { cookie } : {} })).body;
  expect(await open("time_zone=America/Chicago")).toBe("America/Chicago 1");
  expect(await open("language=en; time_zone=US/Central")).toBe("America/Chicago 1");
  expect(await open("time_zone=Pacific/Auckland")).toBe("Pacific/Auckland 2");
  expect(await open()).toBe("null 3");
  for (const nonsense of ["Mars/Base", "<script>", "x".repeat(3_000), "%00", ""])
    expect(await open(`time_zone=${nonsense}`)).toBe("null 3");
});

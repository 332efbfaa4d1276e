/** Pages are rendered for the zone that the visitor's browser has told, and are kept for it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRateLimits } from "#platform/server/http/rate-limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { serveWebPages } from "../../server/web-pages.ts";

/** A build with one page, which says for which zone and how many times it was rendered. */
const build = `
let renderings = 0;
const loader = ({ context }) => new Response(context.web.timeZone + " " + ++renderings);
export const routes = { page: { id: "page", path: "*", module: { loader } } };
export const entry = { module: { default: () => new Response() } };
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
export const publicPath = "/", basename = "/", assetsBuildDirectory = "", future = {}, prerender = [];
export const ssr = true, isSpaMode = false, routeDiscovery = { mode: "initial" };
`;
const root = mkdtempSync(join(tmpdir(), "cubby-zones-"));
mkdirSync(join(root, "build/client/assets"), { recursive: true });
mkdirSync(join(root, "build/server"), { recursive: true });
writeFileSync(join(root, "build/server/index.js"), build);
writeFileSync(join(root, "build/package.json"), '{"type":"module"}');

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({}, (app, { config }) =>
    serveWebPages(app, {
      api: () => ({}) as never,
      limits: createRateLimits(config),
      mode: "production",
      root,
    }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

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

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onePageBuild } from "../testing/one-page-build.ts";
import { servePages } from "../testing/serve-pages.ts";
import { testServer } from "../testing/test-server.ts";

const root = onePageBuild({
  loader: `() => new Response("<p>Jobs near you</p>", { headers: { "content-type": "text/html" } })`,
});
const assets = join(root, "build/client/assets");
writeFileSync(join(assets, "jobs-C0ffee.js"), "export const jobs = 1;");
writeFileSync(join(assets, "jobs-C0ffee.js.br"), "compressed");
writeFileSync(join(root, "build/client/favicon.svg"), "<svg/>");
let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  server = await testServer({}, servePages(root));
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { "accept-encoding": "br" } });

test("files whose names change with their content are kept for a year, compressed before they are asked for", async () => {
  const { statusCode, headers, body } = await get("/assets/jobs-C0ffee.js");
  expect([statusCode, body]).toEqual([200, "compressed"]);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("documents are asked for again each time, and files that keep their names each hour", async () => {
  const page = await get("/jobs");
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.headers).toHaveProperty("content-security-policy");
  expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

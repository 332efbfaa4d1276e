/** Street tiles: pages are told the setting, and may load pictures from its host; without it from no host at all. */
import { expect, test } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { servePages } from "../../testing/serve-pages.ts";
import { testServer } from "../../testing/test-server.ts";
import type { WebPagesOptions } from "../../server/web-pages.ts";

/** A build with one page, which answers with the tiles it was given. */
const root = onePageBuild({
  loader: `({ context }) => new Response(JSON.stringify(context.web.mapTiles))`,
});

async function pageWith(mapTiles: WebPagesOptions["mapTiles"]) {
  const server = await testServer({}, servePages(root, { mapTiles: mapTiles ?? null }));
  const { body, headers } = await server.app.inject({ url: "/jobs" });
  await server.close();
  const pictures = String(headers["content-security-policy"])
    .split("; ")
    .find((directive) => directive.startsWith("img-src"));
  return { tiles: JSON.parse(body), pictures };
}

test("with street tiles set, pictures of that one origin are allowed, and pages are told its address", async () => {
  const tiles = { url: "https://tiles.example.org:8443/streets/{z}/{x}/{y}.png", attribution: "© Mappers" };
  expect(await pageWith(tiles)).toEqual({
    tiles,
    pictures: expect.stringMatching(/^img-src 'self' data: blob:.* https:\/\/tiles\.example\.org:8443$/),
  });
});

test("without, no page names a host of tiles", async () => {
  const { tiles, pictures } = await pageWith(null);
  expect(tiles).toBeNull();
  expect(pictures).not.toContain("tiles");
});

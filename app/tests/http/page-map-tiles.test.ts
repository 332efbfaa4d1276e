/** Street tiles: pages are told the setting, and may load pictures from its host; without it from no host at all. */
import { createRateLimits } from "#platform/server/http/rate-limits.ts";
import { guest } from "#platform/shared/actor.ts";
import { expect, test } from "vitest";
import { onePageBuild } from "../../testing/one-page-build.ts";
import { testServer } from "../../testing/test-server.ts";
import { serveWebPages, type WebPagesOptions } from "../../server/web-pages.ts";

/** A build with one page, which answers with the tiles it was given. */
const root = onePageBuild({
  loader: `({ context }) => new Response(JSON.stringify(context.web.mapTiles))`,
});

/** Each at an address of its own: a process keeps the pages it has rendered. */
async function pageWith(mapTiles: WebPagesOptions["mapTiles"], { at: url }: { at: string }) {
  const server = await testServer({}, (app, { config }) =>
    serveWebPages(app, {
      api: () => ({}) as never,
      limits: createRateLimits(config),
      mapTiles: mapTiles ?? null,
      readerOf: async () => guest,
      mode: "production",
      root,
    }),
  );
  const { body, headers } = await server.app.inject({ url });
  await server.close();
  const pictures = String(headers["content-security-policy"])
    .split("; ")
    .find((directive) => directive.startsWith("img-src"));
  return { tiles: JSON.parse(body), pictures };
}

test("with street tiles set, pictures of that one origin are allowed, and pages are told its address", async () => {
  const tiles = { url: "https://tiles.example.org:8443/streets/{z}/{x}/{y}.png", attribution: "© Mappers" };
  expect(await pageWith(tiles, { at: "/jobs" })).toEqual({
    tiles,
    pictures: expect.stringMatching(/^img-src 'self' data: blob:.* https:\/\/tiles\.example\.org:8443$/),
  });
});

test("without, no page names a host of tiles", async () => {
  const { tiles, pictures } = await pageWith(null, { at: "/educators" });
  expect(tiles).toBeNull();
  expect(pictures).not.toContain("tiles");
});

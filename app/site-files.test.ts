import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMarket } from "#features/jobs/api/search/market-under-test.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import { defaultBrand } from "#platform/web/brand-for-web.ts";
import { fastify, type FastifyInstance } from "fastify";
import { siteFiles } from "./site-files.ts";
import { testServer } from "./testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let open: { slug: string }[];
let all: FastifyInstance;
let paged: FastifyInstance;

beforeAll(async () => {
  server = await testServer();
  const jobs = await makeMarket(server.db, 30);
  open = jobs.filter(({ published }) => published).map(({ row }) => ({ slug: String(row.slug) }));
  const ids = jobs.filter(({ published }) => published).map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
  const brand = async (host: string) => ({ ...defaultBrand, removeSchoolSignup: host === "quiet.example" });
  const app = (most?: number) => {
    const files = fastify();
    siteFiles(files, { db: server.db, brand, most });
    return files;
  };
  [all, paged] = [app(), app(10)];
});
afterAll(async () => {
  await Promise.all([all.close(), paged.close()]);
  await server.close();
});

const get = async (app: FastifyInstance, url: string, host = "jobs.example") => {
  const answer = await app.inject({ url, headers: { host } });
  const locations = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]!);
  return { status: answer.statusCode, body: answer.body, locations };
};

test("the site map lists every open job once, at the host that was asked", async () => {
  const { locations } = await get(all, "/sitemap.xml");
  const jobs = locations.filter((location) => location.includes("/jobs/"));
  expect(jobs.toSorted()).toEqual(open.map(({ slug }) => `http://jobs.example/jobs/${slug}`).toSorted());
  expect(locations).toContain("http://jobs.example/register/employer");
});

test("a brand that takes no employers does not lead to their sign-up", async () => {
  const { locations } = await get(all, "/sitemap.xml", "quiet.example");
  expect(locations).toContain("http://quiet.example/jobs");
  expect(locations).not.toContain("http://quiet.example/register/employer");
});

test("more addresses than one file holds go in several, and none is lost", async () => {
  const { body, locations } = await get(paged, "/sitemap.xml");
  expect(body).toContain("<sitemapindex");
  const files = await Promise.all(locations.map((location) => get(paged, new URL(location).pathname)));
  const jobs = files.flatMap((file) => file.locations).filter((location) => location.includes("/jobs/"));
  expect(new Set(jobs).size).toBe(open.length);
  expect(jobs).toHaveLength(open.length);
});

test("robots are told where the site map is, and what is nobody's business", async () => {
  const { body } = await get(all, "/robots.txt");
  expect(body).toContain("Sitemap: http://jobs.example/sitemap.xml");
  expect(body).toContain("Disallow: /api/");
});

test("a host made of markup stays text", async () => {
  const { body } = await get(all, "/sitemap.xml", "a<b>.example");
  expect(body).not.toContain("<b>");
});

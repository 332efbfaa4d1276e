import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMarket } from "#features/jobs/api/search/job-market.fixtures.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import { handleErrors } from "#platform/server/http/error-responses.ts";
import { fastify, type FastifyInstance } from "fastify";
import { findSite } from "./request-site.ts";
import { siteFiles } from "./site-files.ts";
import { testServer } from "../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let open: { slug: string }[];
let area: string;
let inside: string[];
let employersOutside: string[];
let all: FastifyInstance;
let paged: FastifyInstance;
let now = 0;

beforeAll(async () => {
  server = await testServer();
  const jobs = await makeMarket(server.db, 30);
  open = jobs.filter(({ published }) => published).map(({ row }) => ({ slug: String(row.slug) }));
  area = jobs[0]!.employer.geographyId;
  const isInside = (job: (typeof jobs)[number]) => job.employer.geographyId === area;
  inside = jobs.filter((job) => job.published && isInside(job)).map(({ slug }) => String(slug));
  employersOutside = jobs.filter((job) => !isInside(job)).map(({ employer }) => employer.slug);
  const ids = jobs.filter(({ published }) => published).map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
  const brands = await server.db.selectFrom("brands").selectAll().execute();
  const siteOf = async (host: string) => ({
    brand: {
      ...brands[0]!,
      removeSchoolSignup: host === "quiet.example",
      geographyIds: host === "near.example" ? [area] : [],
    },
    origin: `https://${["quiet.example", "near.example"].includes(host) ? host : "jobs.example"}`,
    isKnown: true,
  });
  const app = (maxUrls?: number) => {
    const files = fastify();
    handleErrors(files, () => {});
    findSite(files, { siteOf, config: server.config, report: () => {} });
    siteFiles(files, { db: server.db, limits: { page: async () => {} }, maxUrls, now: () => now });
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

test("the site map lists every open job once, at the origin of its brand", async () => {
  const { locations } = await get(all, "/sitemap.xml");
  const jobs = locations.filter((location) => location.includes("/jobs/"));
  expect(jobs.toSorted()).toEqual(open.map(({ slug }) => `https://jobs.example/jobs/${slug}`).toSorted());
  expect(locations).toContain("https://jobs.example/register/employer");
});

test("a brand in some areas alone lists their jobs and programs, in one file and in several", async () => {
  const jobsOf = (locations: string[]) => locations.filter((location) => location.includes("/jobs/"));
  const { locations } = await get(all, "/sitemap.xml", "near.example");
  const expected = inside.map((slug) => `https://near.example/jobs/${slug}`).toSorted();
  expect(jobsOf(locations).toSorted()).toEqual(expected);
  expect(inside.length).toBeLessThan(open.length);
  expect(employersOutside.filter((slug) => locations.some((location) => location.endsWith(slug)))).toEqual(
    [],
  );
  const first = await get(paged, "/sitemap-jobs-1.xml", "near.example");
  expect(expected).toEqual(expect.arrayContaining(jobsOf(first.locations)));
});

test("a brand that takes no employers does not lead to their sign-up", async () => {
  const { locations } = await get(all, "/sitemap.xml", "quiet.example");
  expect(locations).toContain("https://quiet.example/jobs");
  expect(locations).not.toContain("https://quiet.example/register/employer");
});

test("more addresses than one file holds go in several, and none is lost", async () => {
  const { body, locations } = await get(paged, "/sitemap.xml");
  expect(body).toContain("<sitemapindex");
  const files = await Promise.all(locations.map((location) => get(paged, new URL(location).pathname)));
  const jobs = files.flatMap((file) => file.locations).filter((location) => location.includes("/jobs/"));
  expect(new Set(jobs).size).toBe(open.length);
  expect(jobs).toHaveLength(open.length);
});

test("robots.txt names the sitemap and the private paths", async () => {
  const { body } = await get(all, "/robots.txt");
  expect(body).toContain("Sitemap: https://jobs.example/sitemap.xml");
  expect(body).toContain("Disallow: /api/");
});

test("another site's host is nowhere in the files", async () => {
  for (const url of ["/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/sitemap-jobs-1.xml"]) {
    const { body } = await get(all, url, "evil.example");
    expect(body).toContain("https://jobs.example/");
    expect(body).not.toContain("evil.example");
  }
});

test("the site map is made once in ten minutes", async () => {
  now += 600_000;
  const before = (await get(all, "/sitemap.xml")).locations;
  const slug = await suspendedSlug();
  expect(before.some((location) => location.endsWith(`/jobs/${slug}`))).toBe(true);
  expect((await get(all, "/sitemap.xml")).locations).toEqual(before);
});

test("the jobs of an employer that was suspended are not listed", async () => {
  const slug = await suspendedSlug();
  now += 600_000;
  for (const url of ["/sitemap.xml", "/sitemap-jobs-1.xml"]) {
    const { locations } = await get(all, url);
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.some((location) => location.endsWith(`/jobs/${slug}`))).toBe(false);
  }
});

test("a file beyond the last job is not there", async () => {
  expect((await get(all, "/sitemap-jobs-999.xml")).status).toBe(404);
});

/** The slug of an open job whose employer has just been suspended. */
async function suspendedSlug(): Promise<string> {
  const { slug, employerId } = await server.db
    .selectFrom("jobListings")
    .select(["slug", "employerId"])
    .where("slug", "=", open[0]!.slug)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable("employers")
    .set({ refused: "suspended" })
    .where("id", "=", employerId)
    .execute();
  return slug;
}

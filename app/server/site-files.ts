/**
 * Files for search engines on each brand's own host: robots.txt and the sitemap, in files of 50,000
 * addresses.
 */
import { escapeHtml } from "#platform/shared/escape-html.ts";
import { areasOfBrand } from "#features/brands/api/brand-areas.ts";
import {
  countJobsForSitemap,
  hiringEmployersForSitemap,
  maxSitemapUrls,
  publishedJobsForSitemap,
  type SitemapRow,
} from "#features/jobs/api/listing/job-sitemap.query.ts";
import { employerPath, jobPath, pages, promoPath } from "#features/paths.ts";
import { promoPagesForSitemap } from "#features/promo-pages/api/promo-sitemap.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { notFound } from "#platform/server/errors.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitedCache } from "./limited-cache.ts";

interface SiteFiles {
  db: Queryable;
  limits: Pick<RateLimits, "page">;
  /** Addresses in one file; fewer only in tests. */
  maxUrls?: number;
  now?: () => number;
}

const cacheMs = 600_000;
/** Ten files of 50,000 addresses, in characters. */
const maxCachedCharacters = 80_000_000;

export function siteFiles(
  app: FastifyInstance,
  { db, limits, maxUrls = maxSitemapUrls, now = () => Date.now() }: SiteFiles,
): void {
  const cached = limitedCache<string>({ ttlMs: cacheMs, maxLength: maxCachedCharacters, now });

  app.get("/robots.txt", async ({ site }, reply) => {
    const lines = ["User-agent: *", ...hidden.map((path) => `Disallow: ${path}`)];
    return cacheable(reply, "text/plain").send(
      `${lines.join("\n")}\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    );
  });
  app.get("/sitemap.xml", (request, reply) => sendXml(request, reply, () => sitemapOrIndex(request)));
  app.get("/sitemap-pages.xml", (request, reply) =>
    sendXml(request, reply, async () => urlSet(await otherPages(request))),
  );
  app.get<{ Params: { page: string } }>("/sitemap-jobs-:page(^\\d{1,6}$).xml", (request, reply) =>
    sendXml(request, reply, async () => {
      const page = Math.max(1, Number(request.params.page));
      const rows = await publishedJobsForSitemap(db, areasOfBrand(request.site.brand), page, maxUrls);
      if (rows.length === 0) throw notFound();
      return urlSet(rows.map((row) => jobUrl(request.site.origin, row)));
    }),
  );
  // Some clients request it without having read the page, which names its icon.
  app.get("/favicon.ico", (_request, reply) => reply.redirect("/favicon.svg", 301));

  /**
   * One file is up to 50,000 rows: it is built once in ten minutes per host, regardless of the number of
   * requests.
   */
  async function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string>,
  ): Promise<FastifyReply> {
    await limits.page(request.ip);
    const { origin } = request.site;
    const [path = ""] = request.url.split("?");
    return cacheable(reply, xml).send(await cached(`${origin} ${path}`, make));
  }

  async function sitemapOrIndex(request: FastifyRequest): Promise<string> {
    const { origin, brand } = request.site;
    const areas = areasOfBrand(brand);
    const [jobs, others] = await Promise.all([countJobsForSitemap(db, areas), otherPages(request)]);
    if (jobs + others.length <= maxUrls) {
      const rows = await publishedJobsForSitemap(db, areas, 1, maxUrls);
      return urlSet([...others, ...rows.map((row) => jobUrl(origin, row))]);
    }
    const files = Array.from({ length: Math.ceil(jobs / maxUrls) }, (_, file) => `jobs-${file + 1}`);
    return index(["pages", ...files].map((name) => `${origin}/sitemap-${name}.xml`));
  }

  async function otherPages({ site: { origin, brand } }: FastifyRequest): Promise<Url[]> {
    const [employers, promos] = await Promise.all([
      hiringEmployersForSitemap(db, areasOfBrand(brand)),
      brand ? promoPagesForSitemap(db, brand.id) : [],
    ]);
    const fixed = [pages.home, pages.jobs, pages.hiringHero, pages.registerTeacher];
    return [
      ...[...fixed, ...(brand?.removeSchoolSignup ? [] : [pages.registerEmployer])].map((path) => ({
        loc: origin + path,
      })),
      ...promos.map(({ slug, updatedAt }) => ({ loc: origin + promoPath(slug), lastmod: updatedAt })),
      ...employers.map(({ slug, updatedAt }) => ({ loc: origin + employerPath(slug), lastmod: updatedAt })),
    ];
  }
}

/** Nothing for search engines: other people's business, or no page at all. */
const hidden = ["/api/", "/cable", "/dev/", "/admin", "/settings", "/jobs/*/apply", "/jobs/applications"];

const xml = "application/xml";
const cacheable = (reply: FastifyReply, type: string) =>
  reply.header("Cache-Control", "public, max-age=600").type(`${type}; charset=utf-8`);

interface Url {
  loc: string;
  lastmod?: Date;
}

const jobUrl = (origin: string, { slug, updatedAt }: SitemapRow): Url => ({
  loc: origin + jobPath(slug),
  lastmod: updatedAt,
});

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlSet = (urls: readonly Url[]) =>
  `${prologue}<urlset ${schema}>\n${urls.map((url) => `<url>${entry(url)}</url>`).join("\n")}\n</urlset>\n`;

const index = (files: readonly string[]) =>
  `${prologue}<sitemapindex ${schema}>\n${files.map((loc) => `<sitemap>${entry({ loc })}</sitemap>`).join("\n")}\n</sitemapindex>\n`;

const entry = ({ loc, lastmod }: Url) =>
  `<loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ""}`;

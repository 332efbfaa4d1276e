/** What search engines read first, for the host they ask: robots.txt and the site map, in files of 50,000 addresses. */
import {
  countJobsForSitemap,
  hiringEmployersForSitemap,
  mostInSitemap,
  publishedJobsForSitemap,
  type SitemapRow,
} from "#features/jobs/api/sitemap.query.ts";
import { employerPath, jobPath, pages } from "#features/paths.ts";
import type { Queryable } from "#platform/server/database.ts";
import type { BrandForWeb } from "#platform/web/brand-for-web.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

interface SiteFiles {
  db: Queryable;
  brand: (host: string) => Promise<BrandForWeb>;
  /** Addresses in one file; fewer only in tests. */
  most?: number;
}

export function siteFiles(app: FastifyInstance, { db, brand, most = mostInSitemap }: SiteFiles): void {
  app.get("/robots.txt", async (request, reply) => {
    const lines = ["User-agent: *", ...hidden.map((path) => `Disallow: ${path}`)];
    return kept(reply, "text/plain").send(
      `${lines.join("\n")}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    );
  });
  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const [jobs, others] = await Promise.all([countJobsForSitemap(db), otherPages(request)]);
    if (jobs + others.length <= most) {
      const rows = await publishedJobsForSitemap(db, 1, most);
      return kept(reply, xml).send(urlSet([...others, ...rows.map((row) => jobUrl(origin, row))]));
    }
    const files = Array.from({ length: Math.ceil(jobs / most) }, (_, index) => `jobs-${index + 1}`);
    return kept(reply, xml).send(index(["pages", ...files].map((name) => `${origin}/sitemap-${name}.xml`)));
  });
  app.get("/sitemap-pages.xml", async (request, reply) =>
    kept(reply, xml).send(urlSet(await otherPages(request))),
  );
  app.get<{ Params: { page: string } }>("/sitemap-jobs-:page(^\\d{1,6}$).xml", async (request, reply) => {
    const rows = await publishedJobsForSitemap(db, Math.max(1, Number(request.params.page)), most);
    const origin = originOf(request);
    return kept(reply, xml).send(urlSet(rows.map((row) => jobUrl(origin, row))));
  });
  // Some ask for it without having read the page, which names its icon.
  app.get("/favicon.ico", (_request, reply) => reply.redirect("/favicon.svg", 301));

  async function otherPages(request: FastifyRequest): Promise<Url[]> {
    const origin = originOf(request);
    const [{ removeSchoolSignup }, employers] = await Promise.all([
      brand(request.hostname),
      hiringEmployersForSitemap(db),
    ]);
    const fixed = [pages.home, pages.jobs, pages.hiringHero, pages.registerTeacher];
    return [
      ...[...fixed, ...(removeSchoolSignup ? [] : [pages.registerEmployer])].map((path) => ({
        loc: origin + path,
      })),
      ...employers.map(({ slug, updatedAt }) => ({ loc: origin + employerPath(slug), lastmod: updatedAt })),
    ];
  }
}

/** Nothing for search engines: other people's business, or no page at all. */
const hidden = ["/api/", "/cable", "/dev/", "/admin", "/settings", "/jobs/*/apply", "/jobs/applications"];

const xml = "application/xml";
const kept = (reply: FastifyReply, type: string) =>
  reply.header("Cache-Control", "public, max-age=600").type(`${type}; charset=utf-8`);

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

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
  `<loc>${escaped(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ""}`;

/** The host comes from the caller. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

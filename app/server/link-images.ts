/**
 * The pictures beside links to the site, a job or a program in chats and on other sites. They show what a guest may
 * read there, and nothing that a guest may not.
 */
import { siteBrandOf } from "#features/brands/api/brand-of-host.ts";
import { payText } from "#features/educators/pay-text.ts";
import { Employer } from "#features/employers/employer.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { notFound, unavailable } from "#platform/server/errors.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import { translator } from "#platform/server/translations.ts";
import { type Language, languageOf } from "#platform/shared/language.ts";
import { collectionPath, resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import type { ReadClient } from "#platform/web/data/loader-context.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { brandColorsOf } from "./brand-colors.ts";
import type { LinkImage } from "./draw-link-image.ts";
import { limitedCache } from "./limited-cache.ts";

interface LinkImages {
  /** The API read in-process, as a guest, for this request. */
  api: (request: FastifyRequest) => ReadClient;
  limits: Pick<RateLimits, "page">;
}

type Content = Pick<LinkImage, "title" | "facts" | "badge">;
type Read = (client: ReadClient, slug: string, language: Language) => Promise<Content>;

const cacheSeconds = 3_600;
const maxCachedBytes = 24_000_000;
const maxWaiting = 40;

export function linkImages(app: FastifyInstance, { api, limits }: LinkImages): void {
  const cached = limitedCache<Buffer>({ ttlMs: cacheSeconds * 1_000, maxLength: maxCachedBytes });
  const limitDrawing = pLimit(2);

  app.get("/link-images/site.png", (request, reply) => send(request, reply, readSite));
  app.get("/link-images/jobs/:name", (request, reply) => send(request, reply, readJob));
  app.get("/link-images/employers/:name", (request, reply) => send(request, reply, readEmployer));

  async function send(request: FastifyRequest, reply: FastifyReply, read: Read): Promise<FastifyReply> {
    await limits.page(request.ip);
    const { name = "" } = request.params as { name?: string };
    const { language: wanted } = request.query as { language?: string | string[] };
    const language = languageOf(String(wanted ?? ""));
    const { brand } = request.site;
    const look = { brand: siteBrandOf(brand).name, ...brandColorsOf(request) };
    const [path] = request.url.split("?");
    const key = JSON.stringify([path, language, look]);
    const image = await cached(key, async () => {
      if (limitDrawing.pendingCount >= maxWaiting)
        throw unavailable("busy", /*i18n*/ "A lot is going on right now. Please try again in a moment.");
      const content = await read(api(request), slugIn(name), language).catch(hideAbsence);
      // Not before one is asked for: what draws outlines of letters takes much memory.
      const { drawLinkImage } = await import("./draw-link-image.ts");
      return limitDrawing(() => drawLinkImage({ ...look, ...content }));
    });
    return reply
      .header("Cache-Control", `public, max-age=${cacheSeconds}`)
      .header("Cross-Origin-Resource-Policy", "cross-origin")
      .type("image/png")
      .send(image);
  }
}

/** The API would read anything else as another path. */
const slugIn = (name: string) => /^([a-z0-9][a-z0-9-]{0,199})\.png$/.exec(name)?.[1] ?? "";

function hideAbsence(error: Error & { status?: number }): never {
  if (error.status === 404) throw notFound();
  throw error;
}

const readSite: Read = async (_client, _slug, language) => {
  const t = translator(language);
  return {
    title: t(/*i18n*/ "Find a classroom that fits you"),
    facts: [t(/*i18n*/ "Jobs in early childhood education and child care. See the pay before you apply.")],
    badge: "",
  };
};

const readJob: Read = async (client, slug, language) => {
  if (!slug) throw notFound();
  const include = ["employer", "locations"];
  const job = linkOne(JobListing, await client.get(resourcePath(JobListing, slug, { include })));
  return {
    title: job.title,
    facts: [job.employer?.name ?? "", placeOf(job.locations)],
    badge: payText({ t: translator(language), locale: language }, job.compensation),
  };
};

const readEmployer: Read = async (client, slug, language) => {
  if (!slug) throw notFound();
  const ofEmployer = { filter: { employerSlug: slug }, size: 1 };
  const [found, jobs] = await Promise.all([
    client.get(resourcePath(Employer, slug, { include: ["locations"] })),
    client.get(collectionPath(JobListing, ofEmployer)),
  ]);
  const employer = linkOne(Employer, found);
  const count = jobs.meta?.page?.total ?? 0;
  const openJobs = /*i18n*/ "{count, plural, one {# open job} other {# open jobs}}";
  return {
    title: employer.name,
    facts: [placeOf(employer.locations)],
    badge: count > 0 ? translator(language)(openJobs, { count }) : "",
  };
};

interface Place {
  city: string | null;
  administrativeAreaLevel1: string | null;
}

const placeOf = ([first]: readonly Place[] = []) =>
  [first?.city, first?.administrativeAreaLevel1].filter(Boolean).join(", ");

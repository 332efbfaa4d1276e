/**
 * A program's open jobs for its own web site: `/embed/jobs/{slug}` to be framed by any site, and `/jobs.js`, which
 * puts that frame into a page. The jobs are those that a guest sees on the program's public page.
 */
import { createHash } from "node:crypto";
import { payText } from "#features/educators/pay-text.ts";
import { Employer } from "#features/employers/employer.ts";
import { JobListing, type JobListingRecord } from "#features/jobs/job-listing.ts";
import { jobLinkFrom } from "#features/jobs/job-sources.ts";
import { employerPath } from "#features/paths.ts";
import { notFound } from "#platform/server/errors.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import { type Html, html } from "#platform/server/mail/html.ts";
import { translator } from "#platform/server/translations.ts";
import { siteBrandOf } from "#features/brands/api/brand-of-host.ts";
import { inkColor } from "#platform/shared/colors.ts";
import { type Language, languageOf } from "#platform/shared/language.ts";
import { collectionPath, resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkAll, linkOne } from "#platform/web/api-client/document.ts";
import type { ReadClient } from "#platform/web/data/loader-context.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitedCache } from "./limited-cache.ts";

interface EmbeddedJobs {
  /** The API read in-process, as a guest, for this request. */
  api: (request: FastifyRequest) => ReadClient;
  limits: Pick<RateLimits, "page">;
}

const cacheSeconds = 60;
const maxCachedCharacters = 20_000_000;
/** More are behind a link to the program's page. */
const maxJobs = 50;

interface EmbedRequest {
  Params: { slug: string };
  Querystring: { language?: string | string[] };
}

export function embeddedJobs(app: FastifyInstance, { api, limits }: EmbeddedJobs): void {
  const cached = limitedCache<string>({ ttlMs: cacheSeconds * 1_000, maxLength: maxCachedCharacters });

  app.get<EmbedRequest>("/embed/jobs/:slug", async (request, reply) => {
    await limits.page(request.ip);
    const { origin } = request.site;
    const { slug } = request.params;
    const language = languageOf(String(request.query.language ?? ""));
    const style = styleFor(inkColor(siteBrandOf(request.site.brand).theme?.primary));
    const page = await cached(`${origin} ${language} ${slug}`, async () =>
      pageOf({ ...(await readJobs(api(request), slug)), origin, language, style }),
    );
    return openToFrames(reply, style).type("text/html; charset=utf-8").send(page);
  });

  app.get("/jobs.js", async (_request, reply) =>
    reply
      .header("Cross-Origin-Resource-Policy", "cross-origin")
      .header("Cache-Control", "public, max-age=3600")
      .type("text/javascript; charset=utf-8")
      .send(embedScript),
  );
}

/** The only page that others may frame: it shows what is public, knows nobody, and does nothing but link. */
function openToFrames(reply: FastifyReply, style: string): FastifyReply {
  reply.raw.removeHeader("X-Frame-Options");
  return reply
    .header(
      "Content-Security-Policy",
      `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(heightScript)}'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors *",
    )
    .header("Cross-Origin-Resource-Policy", "cross-origin")
    .header("X-Robots-Tag", "noindex")
    .header("Cache-Control", `public, max-age=${cacheSeconds}`);
}

/** Without a space around the text, which would change its hash. */
const exactly = (tag: "style" | "script", text: string): Html => ({ html: `<${tag}>${text}</${tag}>` });

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

async function readJobs(read: ReadClient, slug: string) {
  const jobFields = ["title", "slug", "compensation", "employmentType", "locations"];
  try {
    const [employer, jobs] = await Promise.all([
      read.get(resourcePath(Employer, slug)),
      read.get(
        collectionPath(JobListing, {
          filter: { employerSlug: slug },
          include: ["locations"],
          fields: { job_listings: jobFields },
          size: maxJobs,
        }),
      ),
    ]);
    return {
      employer: linkOne(Employer, employer),
      jobs: linkAll(JobListing, jobs),
      total: jobs.meta?.page?.total ?? 0,
    };
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw notFound();
    throw error;
  }
}

interface PageParts {
  employer: { name: string; slug: string };
  jobs: readonly JobListingRecord[];
  total: number;
  origin: string;
  language: Language;
  style: string;
}

function pageOf({ employer, jobs, total, origin, language, style }: PageParts): string {
  const t = translator(language);
  const title = t(/*i18n*/ "Open jobs at {employer}", { employer: employer.name });
  const programUrl = origin + employerPath(employer.slug);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        ${exactly("style", style)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${
            jobs.length > 0
              ? html`<ul>
                  ${jobs.map((job) => jobItem(job, origin, language))}
                </ul>`
              : html`<p>${t(/*i18n*/ "No open jobs right now")}</p>`
          }
          <p>
            <a href="${programUrl}" target="_top"
              >${
                total > jobs.length
                  ? t(/*i18n*/ "See all {count} open jobs", { count: total })
                  : t(/*i18n*/ "More about {employer}", { employer: employer.name })
              }</a
            >
          </p>
        </main>
        ${exactly("script", heightScript)}
      </body>
    </html>`.html;
}

function jobItem(job: JobListingRecord, origin: string, language: Language): Html {
  const t = translator(language);
  const place = (job.locations ?? [])
    .slice(0, 1)
    .map(({ city, administrativeAreaLevel1 }) => [city, administrativeAreaLevel1].filter(Boolean).join(", "));
  const pay = payText({ t, locale: language }, job.compensation);
  const facts = [...place, pay, ...(job.employmentType ?? []).map((type) => t(type))].filter(Boolean);
  return html`<li>
    <a href="${origin + jobLinkFrom(job.slug, "website")}" target="_top">${job.title}</a>
    <span>${facts.join(" · ")}</span>
  </li>`;
}

/** Light in every scheme, as most sites are: nobody knows what lies around the frame. */
const styleFor = (color: string) => `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #20241f; overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
main { padding: .75rem 1rem }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3 }
ul { margin: 0; padding: 0; list-style: none }
li { padding: .5rem 0; border-top: 1px solid #dde1d8 }
li a { display: block; padding: .25rem 0; min-height: 44px; font-weight: 600; line-height: 36px }
li span { color: #565d54 }
a { color: ${color}; text-underline-offset: 3px }
a:focus-visible { outline: 3px solid ${color}; outline-offset: 2px }
p { margin: .75rem 0 0 }
p a { display: inline-block; min-height: 44px; line-height: 44px }
`;

/** Tells whoever frames it how tall it is: no secret, so any site may hear it. */
const heightScript =
  "new ResizeObserver(()=>parent.postMessage({openJobsHeight:" +
  'Math.ceil(document.body.getBoundingClientRect().height)},"*")).observe(document.body)';

/** Runs on other people's sites: it adds one frame behind itself, and believes only that frame's messages. */
const embedScript = `(() => {
  const script = document.currentScript;
  const { employer, language } = script.dataset;
  if (!employer) return;
  const origin = new URL(script.src).origin;
  const frame = document.createElement("iframe");
  const isSpanish = language === "es";
  frame.src = origin + "/embed/jobs/" + encodeURIComponent(employer) + "?language=" + (isSpanish ? "es" : "en");
  frame.title = isSpanish ? "Empleos abiertos" : "Open jobs";
  Object.assign(frame.style, { width: "100%", height: "480px", border: "0" });
  addEventListener("message", ({ origin: sender, source, data }) => {
    if (sender !== origin || source !== frame.contentWindow) return;
    const height = Number(data && data.openJobsHeight);
    if (height > 0 && height < 20000) frame.style.height = height + "px";
  });
  script.after(frame);
})();
`;

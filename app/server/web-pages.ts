/** Serves the web part through Fastify: hashed assets, and every other address as a server-rendered page. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";

import type { ApiError } from "#platform/server/errors.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { chosenLanguage, type Language } from "#platform/shared/language.ts";
import { readersTimeZone } from "#platform/shared/time-zone.ts";
import { readersViewportWidth } from "#platform/shared/viewport-width.ts";
import { provideWebContext, type ReadClient } from "#platform/web/data/loader-context.ts";
import { renderedPageCache, type RenderedPage } from "#platform/web/page/rendered-pages.ts";
import { buildFor, type PartFiles, partFilesIn } from "#platform/web/page/route-manifest.ts";
import { contentSecurityPolicy, trustedTypesPolicy } from "#platform/web/page/security-headers.ts";
import { viewerOf } from "#features/accounts/page-viewer.ts";
import type { MapTiles } from "#features/places/screens/map/map-tiles.ts";
import { siteBrandOf } from "#features/brands/api/brand-of-host.ts";
import { sendBusyPage } from "./busy-page.ts";
import { firstAssets } from "./first-assets.ts";

export interface WebPagesOptions {
  /** The API read in-process for this request: as a guest, or as the page's reader. */
  api: (request: FastifyRequest, reader?: Actor) => ReadClient;
  limits: Pick<RateLimits, "page">;
  /** For whom a page is rendered. May set headers. */
  readerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** The origin where browsers put files themselves, where there is one. */
  fileStore?: string | undefined;
  /** Hosts of videos that are linked to, whose still pictures are shown. */
  videoLinkHosts?: readonly string[];
  /** Street tiles for maps; null for none. */
  mapTiles?: MapTiles | null;
  /** The API's collections; the shell's bars request only those. */
  collections?: readonly string[];
  /** `production` serves ./build, `development` compiles on the fly with hot reload. */
  mode: "production" | "development";
  /** The repository's root folder. */
  root: string;
}

/** Register last: it answers every GET that nothing else did. */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions) {
  const load = options.mode === "production" ? await builtPages(app, options) : await devPages(app, options);
  const cache = renderedPageCache();
  app.get("/*", async (request, reply) => {
    const language = chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
    const { handlers, preloads, partFiles } = await load();
    if (preloads.length > 0) {
      reply.header("Link", preloads.join(", "));
      // A client that speaks HTTP/2 knows answers before the answer; some proxies with HTTP/1.1 do not.
      if (request.raw.httpVersionMajor === 2) reply.raw.writeEarlyHints({ link: preloads });
    }
    const source = { handler: handlers[language], partFiles: partFiles[language], language, cache };
    return sendPage(request, reply, { ...options, ...source });
  });
}

async function builtPages(app: FastifyInstance, { root }: WebPagesOptions) {
  const client = join(root, "build/client");
  const cached = { immutable: true, maxAge: "365d", preCompressed: true };
  await app.register(fastifyStatic, {
    root: join(client, "assets"),
    prefix: "/assets/",
    // On a small file, headers about documents weigh as much as the file.
    setHeaders: ({ raw }) => documentHeaders.forEach((name) => raw.removeHeader(name)),
    // Their names change with their content: nobody asks whether they are still the same.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    ...cached,
  });
  const single = { prefix: "/", wildcard: false, index: false as const, decorateReply: false };
  await app.register(fastifyStatic, {
    root: client,
    globIgnore: ["assets/**", ".vite/**"],
    // The mark in mails is loaded by web mail, the icon and pictures of sharing by other sites.
    setHeaders: (reply) => void reply.header("Cross-Origin-Resource-Policy", "cross-origin"),
    maxAge: "1h",
    ...single,
  });
  const build = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
  const handlerFor = (language: Language) =>
    createRequestHandler(buildFor(language, build, root), "production");
  const handlers = { en: handlerFor("en"), es: handlerFor("es") };
  const partFiles = { en: partFilesIn("en", root), es: partFilesIn("es", root) };
  const pages = { handlers, preloads: firstAssets(build), partFiles };
  return async () => pages;
}

/** Of the headers of every response (security-headers.ts), those that mean nothing for scripts, styles and fonts. */
const documentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

async function devPages(app: FastifyInstance, { root }: WebPagesOptions) {
  const { createServer } = await import("vite");
  const server = { middlewareMode: true as const, hmr: { server: app.server } };
  const vite = await createServer({ root, appType: "custom", server });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|cable|dev|healthz|readyz|metrics)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const load = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return async () => {
    const handler = createRequestHandler(await load(), "development");
    return { handlers: { en: handler, es: handler }, preloads: [], partFiles: { en: {}, es: {} } };
  };
}

/** A free time that is gone, or a type that was deleted, must not be shown for a moment longer. */
const alwaysFresh = /^\/interview\//;

interface PageSource extends WebPagesOptions {
  handler: ReturnType<typeof createRequestHandler>;
  partFiles: PartFiles;
  language: Language;
  cache: ReturnType<typeof renderedPageCache>;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, partFiles, language, cache, ...options }: PageSource,
) {
  const nonce = randomBytes(16).toString("base64url");
  const isTooMany = await options.limits.page(request.ip).then(
    () => null,
    (refusal: ApiError) => refusal,
  );
  if (isTooMany) {
    const retryAfterSeconds = Number(isTooMany.headers["Retry-After"]);
    return sendBusyPage(request, reply, { status: 429, retryAfterSeconds });
  }
  const reader = await options.readerOf(request, reply);
  const viewer = viewerOf(reader);
  const cacheControl = reply.getHeader("Cache-Control") ?? "no-cache";
  const { origin } = request.site;
  const brand = siteBrandOf(request.site.brand);
  const timeZone = readersTimeZone(request.headers.cookie);
  // A guest's page is kept for others, too: it is the same at every width.
  const viewportWidth = viewer && readersViewportWidth(request.headers.cookie);
  const render = async (renderNonce: string): Promise<RenderedPage> => {
    const api = options.api(request);
    const { collections = [], mapTiles = null } = options;
    const readersApi = isSignedIn(reader) ? options.api(request, reader) : null;
    const context = provideWebContext({
      ...{ nonce: renderNonce, origin, brand, api, collections, mapTiles },
      ...{ language, timeZone, viewportWidth, viewer, readersApi, partFiles },
    });
    const page = await handler(pageRequest(request, origin), context);
    return { status: page.status, headers: Object.fromEntries(page.headers), body: await page.text() };
  };
  // What is rendered for one reader is for nobody else.
  const isCacheable = options.mode === "production" && !viewer && !alwaysFresh.test(request.url);
  // An unknown host gets the default brand of PUBLIC_URL: the two are indistinguishable.
  const key = `${language} ${timeZone ?? ""} ${origin}${request.url}`;
  const page = await (isCacheable ? cache(key, nonce, render) : render(nonce));
  if (page.status === 429 || page.status === 503)
    return sendBusyPage(request, reply, { status: page.status, retryAfterSeconds: 30 });
  reply.code(page.status).headers(page.headers);
  reply.header(
    "Content-Security-Policy",
    contentSecurityPolicy({
      nonce,
      mode: options.mode,
      fileStoreOrigin: options.fileStore,
      imageOrigins: [
        ...originsOf(options.videoLinkHosts ?? []),
        ...originOf(brand.logo?.mediumUrl),
        ...originOf(options.mapTiles?.url),
      ],
    }),
  );
  if (options.mode === "production") reply.header("Content-Security-Policy-Report-Only", trustedTypesPolicy);
  reply.header("Cache-Control", cacheControl);
  reply.header("Vary", "Accept-Language, Cookie");
  return reply.send(page.body);
}

const originsOf = (hosts: readonly string[]) =>
  hosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]);

/** None for what is no whole address: logos are files of ours, unless an operator has written another one. */
function originOf(url = ""): string[] {
  const origin = URL.parse(url)?.origin;
  return origin && origin !== "null" ? [origin] : [];
}

/**
 * Always a GET: Fastify itself leaves the body of a HEAD out. The path is appended and not resolved: "//evil.example" is a
 * path here, and no host.
 */
const pageRequest = (request: FastifyRequest, origin: string) =>
  new Request(new URL(origin + request.url), {
    headers: Object.entries(request.headers).filter(
      // HTTP/2 has fields of its own among them (":path").
      (header): header is [string, string] => typeof header[1] === "string" && !header[0].startsWith(":"),
    ),
  });

/** Serves the web part through Fastify: hashed assets, and every other address as a server-rendered page. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";

import type { BrandForWeb } from "#platform/web/brand-for-web.ts";
import { chosenLanguage } from "#platform/shared/language.ts";
import { provideWebContext, type ReadClient } from "#platform/web/load-context.ts";
import { rendersPages, type RenderedPage } from "#platform/web/rendered-pages.ts";
import { contentSecurityPolicy, securityHeaders } from "#platform/web/security-headers.ts";

export interface WebServerOptions {
  /** The API read in-process, as a guest, for this request. */
  api: (request: FastifyRequest) => ReadClient;
  /** The brand of a host name; must not throw for unknown hosts (fall back to `defaultBrand`). */
  brand: (host: string) => Promise<BrandForWeb>;
  /** The API's collections; the shell's bars ask only for those. */
  collections?: readonly string[];
  /** `production` serves ./build, `development` compiles on the fly with hot reload. */
  mode: "production" | "development";
  /** The repository's root folder. */
  root: string;
}

/** Register last: it answers every GET that nothing else did. */
export async function webServer(app: FastifyInstance, options: WebServerOptions) {
  const load = options.mode === "production" ? await builtPages(app, options) : await livePages(app, options);
  app.get("/*", async (request, reply) => sendPage(request, reply, await load(), options));
}

async function builtPages(app: FastifyInstance, { root }: WebServerOptions) {
  const client = join(root, "build/client");
  const cached = { immutable: true, maxAge: "365d", preCompressed: true };
  await app.register(fastifyStatic, { root: join(client, "assets"), prefix: "/assets/", ...cached });
  const single = { prefix: "/", wildcard: false, index: false as const, decorateReply: false };
  await app.register(fastifyStatic, {
    root: client,
    globIgnore: ["assets/**", ".vite/**"],
    maxAge: "1h",
    ...single,
  });
  const build = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
  const handler = createRequestHandler(build, "production");
  return async () => handler;
}

async function livePages(app: FastifyInstance, { root }: WebServerOptions) {
  const { createServer } = await import("vite");
  const server = { middlewareMode: true as const, hmr: { server: app.server } };
  const vite = await createServer({ root, appType: "custom", server });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|cable|dev|healthz|readyz|metrics)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const load = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return async () => createRequestHandler(await load(), "development");
}

const rendered = rendersPages();
/** A free time that is gone, or a type that was deleted, must not be shown for a moment longer. */
const changesAtOnce = /^\/interview\//;

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  handler: ReturnType<typeof createRequestHandler>,
  options: WebServerOptions,
) {
  const nonce = randomBytes(16).toString("base64url");
  const origin = `${request.protocol}://${request.host}`;
  const language = chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
  const render = async (word: string): Promise<RenderedPage> => {
    const brand = await options.brand(request.hostname);
    const api = options.api(request);
    const collections = options.collections ?? [];
    const context = provideWebContext({ nonce: word, origin, language, brand, api, collections });
    const page = await handler(pageRequest(request, origin), context);
    return { status: page.status, headers: Object.fromEntries(page.headers), body: await page.text() };
  };
  const mayKeep = options.mode === "production" && !changesAtOnce.test(request.url);
  const key = `${language} ${origin}${request.url}`;
  const page = await (mayKeep ? rendered(key, nonce, render) : render(nonce));
  reply.code(page.status).headers({ ...page.headers, ...securityHeaders });
  reply.header("Content-Security-Policy", contentSecurityPolicy(nonce, options.mode));
  reply.header("Cache-Control", "no-cache");
  reply.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
  return reply.send(await packed(request, reply, Buffer.from(page.body)));
}

/** Always a GET: Fastify itself leaves the body of a HEAD out. */
const pageRequest = (request: FastifyRequest, origin: string) =>
  new Request(new URL(request.url, origin), {
    headers: Object.entries(request.headers).filter(
      (header): header is [string, string] => typeof header[1] === "string",
    ),
  });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function packed(request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (body.length < 1024) return body;
  if (/\bbr\b/.test(accepted)) return (reply.header("Content-Encoding", "br"), brotli(body, quick));
  if (/\bgzip\b/.test(accepted)) return (reply.header("Content-Encoding", "gzip"), zip(body, { level: 4 }));
  return body;
}

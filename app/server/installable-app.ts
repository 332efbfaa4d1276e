/**
 * What makes a brand's site an app that a phone installs and that opens offline: its manifest, its icons, the
 * service worker, and the page for addresses that were never opened while online.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mailBrandOf, siteBrandOf } from "#features/brands/api/brand-of-host.ts";
import { pages } from "#features/paths.ts";
import { notFound } from "#platform/server/errors.ts";
import type { RateLimits } from "#platform/server/http/rate-limits.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import { html } from "#platform/server/mail/html.ts";
import { translator } from "#platform/server/translations.ts";
import { chosenLanguage, languageOf } from "#platform/shared/language.ts";
import { serviceWorkerFile } from "#platform/web/build/service-worker.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { offlinePagePath } from "../service-worker/keep-pages-message.ts";
import { brandColorsOf } from "./brand-colors.ts";
import { drawAppIcon, isAppIconName } from "./app-icon.ts";

interface InstallableApp {
  limits: Pick<RateLimits, "page">;
  /** Whether browsers run the service worker; if not, the one they have removes itself. */
  hasServiceWorker: boolean;
  /** The repository's root folder. */
  root: string;
}

export function installableApp(
  app: FastifyInstance,
  { limits, hasServiceWorker, root }: InstallableApp,
): void {
  const icons = new Map<string, Promise<Buffer>>();
  const worker = hasServiceWorker ? readBuilt(join(root, "build", serviceWorkerFile)) : removalScript;

  app.get("/sw.js", async (_request, reply) => {
    if (!worker) throw notFound();
    return (
      reply
        // A stored copy would outlive the switch that removes the worker.
        .header("Cache-Control", "no-store")
        // A worker obeys the policy that its script came with: this one fetches pages and build files.
        .header("Content-Security-Policy", "default-src 'none'; connect-src 'self'")
        .type("text/javascript; charset=utf-8")
        .send(worker)
    );
  });

  app.get<{ Querystring: { language?: string | string[] } }>(
    "/manifest.webmanifest",
    async (request, reply) =>
      reply
        .header("Cache-Control", "public, max-age=3600")
        .type("application/manifest+json; charset=utf-8")
        .send(JSON.stringify(manifestOf(request, String(request.query.language ?? "")))),
  );

  app.get<{ Params: { name: string } }>("/app-icons/:name", async (request, reply) => {
    const { name } = request.params;
    if (!isAppIconName(name)) throw notFound();
    await limits.page(request.ip);
    const { primary, accent } = brandColorsOf(request);
    const key = `${name} ${primary} ${accent}`;
    // Colors are operators': few, but nothing forbids a new one every day.
    if (!icons.has(key) && icons.size >= maxIcons) icons.clear();
    const icon = icons.get(key) ?? drawAppIcon(name, { primary, accent });
    icons.set(key, icon);
    icon.catch(() => icons.delete(key));
    return reply
      .header("Cache-Control", "public, max-age=86400")
      .header("Cross-Origin-Resource-Policy", "cross-origin")
      .type("image/png")
      .send(await icon);
  });

  app.get(offlinePagePath, async (request, reply) =>
    sendPlainPage(reply, offlinePage(request), { cacheControl: "no-cache" }),
  );
}

const maxIcons = 100;

/** Null in development, where no worker is built. */
function readBuilt(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Browsers look for a new worker with every page they open, so this ends all of them within a day of use. */
const removalScript = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const removeCaches = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(removeCaches());
});
`;

function manifestOf(request: FastifyRequest, wantedLanguage: string) {
  const language = languageOf(wantedLanguage);
  const t = translator(language);
  const { name } = siteBrandOf(request.site.brand);
  const { primary } = brandColorsOf(request);
  const shortcut = (title: string, url: string) => ({
    name: title,
    url,
    icons: [{ src: "/app-icons/192.png", sizes: "192x192", type: "image/png" }],
  });
  return {
    id: "/",
    name,
    short_name: name,
    description: t(/*i18n*/ "Jobs with children near you: apply, talk and meet, from your phone."),
    lang: language,
    dir: "ltr",
    start_url: "/?source=app",
    scope: "/",
    display: "standalone",
    theme_color: primary,
    background_color: "#f4f2ec",
    categories: ["business", "education"],
    icons: [
      { src: "/app-icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/app-icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/app-icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      shortcut(t(/*i18n*/ "Find jobs"), pages.jobs),
      shortcut(t(/*i18n*/ "My applications"), pages.applications),
      shortcut(t(/*i18n*/ "Messages"), pages.messages),
      shortcut(t(/*i18n*/ "Interviews"), pages.interviews),
    ],
  };
}

function offlinePage(request: FastifyRequest): string {
  const language = chosenLanguage(request.headers.cookie, request.headers["accept-language"]);
  const t = translator(language);
  const { brand, origin } = request.site;
  const title = t(/*i18n*/ "You're offline");
  const content = html`
    <h1>${title}</h1>
    <p>${t(/*i18n*/ "This page was not opened on this device before. What you saw last is still here:")}</p>
    <p class="row">
      <a href="${pages.jobs}">${t(/*i18n*/ "Jobs")}</a>
      <a href="${pages.applications}">${t(/*i18n*/ "My applications")}</a>
      <a href="${pages.messages}">${t(/*i18n*/ "Messages")}</a>
      <a href="${pages.interviews}">${t(/*i18n*/ "Interviews")}</a>
    </p>
    <p class="row"><a href="">${t(/*i18n*/ "Try again")}</a></p>
  `;
  return plainPage({ title, language, brand: mailBrandOf(brand, origin), content });
}

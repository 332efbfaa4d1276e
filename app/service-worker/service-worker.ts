/**
 * The service worker (`/sw.js`): opens pages that were seen before while the server is out of reach, and shows
 * notifications. It touches page loads and build files only. Data is never in its caches: pages are rendered without the reader's rows, responses of
 * the API are kept by `kept-copies.ts`, and private files by nobody.
 */
import { CacheableResponsePlugin } from "workbox-cacheable-response/CacheableResponsePlugin.js";
import { clientsClaim } from "workbox-core/clientsClaim.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";

import { retention } from "#platform/shared/retention.ts";
import { isKeepPagesMessage, offlinePagePath, pageCacheName } from "./keep-pages-message.ts";
import { isKeptPath } from "./kept-paths.ts";
import { type PushMessage, readMessage } from "./push-message.ts";

declare const self: ServiceWorkerScope;

const daySeconds = 86_400;
/** A connection that hangs shows the page of last time after so long. */
const networkTimeoutSeconds = 10;

/**
 * What the server says must not be stored, is not: a page loaded by someone signed in. What is kept instead is the
 * page as the worker gets it, which is a guest's.
 */
const withoutNoStore: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, request, response }) => {
    if (!response.headers.get("Cache-Control")?.includes("no-store")) return response;
    const { pathname, search } = new URL(request.url);
    if (request.mode === "navigate") event.waitUntil(keepPage(pathname + search, event));
    return null;
  },
};

const pages = new NetworkFirst({
  cacheName: pageCacheName,
  networkTimeoutSeconds,
  // `Vary` names headers that a worker does not see; the cache is emptied when the language changes.
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    withoutNoStore,
    new ExpirationPlugin({
      maxEntries: 60,
      maxAgeSeconds: retention.offlineCopyDays * daySeconds,
      purgeOnQuotaError: true,
    }),
  ],
});
/** By itself: it stays when the other pages go with a session. */
const offlinePage = new NetworkFirst({ cacheName: "offline-page", matchOptions: { ignoreVary: true } });
/** Their names carry their contents' hash: what is cached never changes. */
const buildFiles = new CacheFirst({
  cacheName: "build-files",
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
  ],
});

// Nothing in these caches belongs to one version of this file, so a new one need not wait for open pages: it
// reloads none of them, and what is being typed stays.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keepPage(offlinePagePath, event));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
clientsClaim();

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), buildFiles);
registerRoute(({ request, url }) => request.mode === "navigate" && isKeptPath(url.pathname), pages);
// Downloads and links of mails: preloaded like every navigation, and never stored.
registerRoute(({ request }) => request.mode === "navigate", new NetworkOnly());
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const { pathname } = new URL(request.url);
  const sameAddress = { cacheName: pageCacheName, ignoreVary: true, ignoreSearch: true };
  return (
    (isKeptPath(pathname) ? await caches.match(request, sameAddress) : undefined) ??
    (await caches.match(offlinePagePath, { ignoreVary: true })) ??
    Response.error()
  );
});

self.addEventListener("message", (event) => {
  if (!isKeepPagesMessage(event.data)) return;
  const paths = event.data.paths.filter((path) => path === offlinePagePath || isKeptPath(path));
  event.waitUntil(Promise.all(paths.map((path) => keepPage(path, event))));
});

self.addEventListener("push", (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(showMessage(message));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Who has the site before them sees it there. */
async function showMessage({ title, path, tag }: PushMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { tag, data: path, icon: "/app-icons/192.png" });
}

/** In a tab that shows the page already, or a new one: what is typed in another tab stays. */
async function openPage(path: unknown): Promise<void> {
  const { href, origin } = new URL(typeof path === "string" ? path : "/", self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const known = windows.find(({ url }) => url === href);
  await (known ? known.focus() : self.clients.openWindow(href));
}

/** Stores a page as it is now, and the build files that its HTML names. A page that cannot be had is left out. */
async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  try {
    const strategy = path === offlinePagePath ? offlinePage : pages;
    const response = await strategy.handle({ event, request: new Request(path) });
    const html = await response.clone().text();
    const files = new Set(html.match(/\/assets\/(?:[a-z]{2}-\w+\/)?[\w.-]+\.(?:js|css|woff2)/g));
    await Promise.all([...files].map((file) => buildFiles.handle({ event, request: new Request(file) })));
  } catch {
    // Offline again: the next visit keeps it.
  }
}

/** Of TypeScript's "webworker" library, which does not go together with "dom", what is used here. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
}
interface ServiceWorkerScope {
  clients: {
    matchAll(options: { type: "window" }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & MessageEvent) => void): void;
}

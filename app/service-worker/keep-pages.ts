/** The page's part of reading offline: runs the service worker, and tells it which pages to keep. */
import { apiSession } from "#platform/web/api-client/api-session.ts";
import { readStored, writeStored } from "#platform/web/data/storage.ts";
import { offlinePagePath, pageCacheName, type KeepPagesMessage } from "./keep-pages-message.ts";
import { isKeptPath, pagesKeptAhead } from "./kept-paths.ts";

const keepAheadEveryMs = 24 * 3_600_000;
/** In which language pages were kept ahead, for whom, and when. */
const keptAheadKey = "pages_kept_ahead";
const keptHere = new Set<string>();

/** Starts the worker once the page has loaded. Without one, or where it is refused, the product works as online. */
export function startServiceWorker() {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const start = () =>
    void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  forgetPagesWithSession();
}

/**
 * Keeps the page at `path` for a signed-in educator, which React opened without loading it from the server; and
 * once a day the pages that an educator goes to.
 */
export async function keepPages(path: string): Promise<void> {
  const { keepsCopies, key } = apiSession().caller();
  if (!keepsCopies || !navigator.onLine || savesData() || !navigator.serviceWorker?.controller) return;
  const paths: string[] = [];
  if (isKeptPath(path) && !keptHere.has(path)) paths.push(path);
  if (await mustKeepAhead(key)) paths.push(offlinePagePath, ...pagesKeptAhead);
  if (paths.length === 0) return;
  for (const one of paths) keptHere.add(one);
  const message: KeepPagesMessage = { type: "keep_pages", paths: [...new Set(paths)] };
  navigator.serviceWorker.controller?.postMessage(message);
}

async function mustKeepAhead(caller: string): Promise<boolean> {
  const kept = readStored(keptAheadKey)?.split(" ") ?? [];
  const { lang } = document.documentElement;
  const [keptLanguage, keptCaller, keptAt] = kept;
  const isFresh = Date.now() - Number(keptAt) < keepAheadEveryMs;
  if (keptLanguage === lang && keptCaller === caller && isFresh) return false;
  // Kept in another language, they would surprise.
  if (keptLanguage && keptLanguage !== lang) await caches.delete(pageCacheName);
  writeStored(keptAheadKey, `${lang} ${caller} ${Date.now()}`);
  return true;
}

/** Pages hold no data, but their addresses tell what was read. */
function forgetPagesWithSession() {
  let { key } = apiSession().caller();
  apiSession().subscribe(() => {
    const next = apiSession().caller().key;
    if (next === key) return;
    key = next;
    keptHere.clear();
    writeStored(keptAheadKey, null);
    if ("caches" in window) void caches.delete(pageCacheName).catch(() => undefined);
  });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

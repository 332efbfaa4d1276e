/**
 * A short cache of server-rendered pages. Each is a guest's page, so the same address in the same language and
 * time zone is the same page; only the nonce differs, and each visitor gets their own.
 */
import { randomBytes } from "node:crypto";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface CachedPage {
  until: number;
  page: Promise<RenderedPage>;
}

/** Long enough for a crowd, short enough that a change shows almost immediately. */
const maxAgeMs = 2_000;
const maxPages = 500;

/** Pages are rendered with this text in place of the nonce. It never leaves the process. */
const placeholder = randomBytes(16).toString("base64url");

export function renderedPageCache(now: () => number = () => Date.now()) {
  const cache = new Map<string, CachedPage>();
  return async (key: string, nonce: string, render: (nonce: string) => Promise<RenderedPage>) => {
    const known = cache.get(key);
    const entry =
      known && known.until > now() ? known : { until: now() + maxAgeMs, page: render(placeholder) };
    if (entry !== known) cachePage(cache, key, entry);
    const page = await entry.page;
    return { ...page, body: page.body.replaceAll(placeholder, nonce) };
  };
}

function cachePage(kept: Map<string, CachedPage>, key: string, entry: CachedPage) {
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > maxPages) kept.delete(kept.keys().next().value!);
  const forget = () => kept.get(key) === entry && kept.delete(key);
  // Only a successful page is cached; after a failure the next visitor renders again.
  entry.page.then(({ status }) => status === 200 || forget(), forget);
}

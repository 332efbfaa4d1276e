/**
 * Server-rendered pages kept for a moment. Every one of them is a guest's page, so the same address in the same
 * language is the same page; only the nonce differs, and that is written in anew for each visitor.
 */
import { randomBytes } from "node:crypto";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Kept {
  until: number;
  page: Promise<RenderedPage>;
}

/** Long enough to carry a crowd, short enough that a change is seen at once. */
const milliseconds = 2_000;
const most = 500;

/** Pages are rendered with this word in the place of a nonce. It never leaves the process. */
const placeholder = randomBytes(16).toString("base64url");

export function rendersPages(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  return async (key: string, nonce: string, render: (nonce: string) => Promise<RenderedPage>) => {
    const known = kept.get(key);
    const entry =
      known && known.until > now() ? known : { until: now() + milliseconds, page: render(placeholder) };
    if (entry !== known) keep(kept, key, entry);
    const page = await entry.page;
    return { ...page, body: page.body.replaceAll(placeholder, nonce) };
  };
}

function keep(kept: Map<string, Kept>, key: string, entry: Kept) {
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
  const forget = () => kept.get(key) === entry && kept.delete(key);
  // Only a whole page is worth keeping; a failure is asked again by the next visitor.
  entry.page.then(({ status }) => status === 200 || forget(), forget);
}

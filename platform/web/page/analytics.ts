/** Reports what people do here, by the public ahoy.js, which is loaded with the first report. */
import type ahoy from "ahoy.js";
import { apiSession } from "../api-client/api-session.ts";

/**
 * Each event by its name, with its properties: the product declares them, so that `capture` knows them. None of an own
 * event says who somebody is, what they wrote or what they searched for.
 */
export interface EventTypes {
  /** `url` and `page` hold the route's pattern, and `title` the site's name: addresses and titles name people. */
  $view: { url: string; title: string; page: string };
  $identify: Record<string, unknown>;
}

export type CapturedEvent = {
  [Name in keyof EventTypes]: { name: Name; properties: EventTypes[Name] };
}[keyof EventTypes];

/**
 * Reports an event. The same name again within 500 ms replaces the one before, so that typing in a filter is one event;
 * `debounce: false` reports immediately, as for acts, of which none may be lost. Never throws: no screen may fail
 * because of its metrics. Nothing is reported of somebody another person acts as.
 */
export function capture<Name extends keyof EventTypes>(
  name: Name,
  properties: EventTypes[Name],
  { debounce = true } = {},
): void {
  if (!isTrackingAllowed() || apiSession().caller().isImpersonated) return;
  clearTimeout(timers.get(name));
  if (!debounce) return void report(name, properties);
  timers.set(
    name,
    setTimeout(() => void report(name, properties), 500),
  );
}

/** Reports that the page of a route is shown now; `pattern` is the route's, as `/books/:slug`. */
export function capturePageView(pattern: string, siteName: string): void {
  shownPattern = pattern;
  const url = window.location.origin + pattern;
  capture("$view", { url, title: siteName, page: pattern }, { debounce: false });
}

/** Reports who the visitor is; `profile` loads their properties, null for a visitor to leave out. */
export async function identify(profile: () => Promise<EventTypes["$identify"] | null>): Promise<void> {
  if (!isTrackingAllowed()) return;
  await pageRest();
  try {
    const known = await profile();
    if (known) capture("$identify", known, { debounce: false });
  } catch (error) {
    console.error("Analytics could not identify the visitor.", error);
  }
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let shownPattern = "/";

/** Respects the browser's settings against tracking. */
const isTrackingAllowed = () =>
  typeof window !== "undefined" &&
  navigator.doNotTrack !== "1" &&
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl);

async function report(name: string, properties: Record<string, unknown>) {
  timers.delete(name);
  await pageRest();
  const client = await loadAhoy().catch(() => null);
  if (!client) return;
  const token = apiSession().accessToken();
  client.configure({
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    visitParams: visitParameters(),
  });
  client.track(name, properties);
}

/** How long after a page has loaded nothing is reported yet: what it shows comes first. */
const pageRestMs = 5_000;
let rest: Promise<void> | undefined;

/** The first page is at rest, or somebody acts on it or leaves it. */
const pageRest = () =>
  (rest ??= new Promise((resolve) => {
    const onLoad = () => setTimeout(resolve, pageRestMs);
    if (document.readyState === "complete") onLoad();
    else window.addEventListener("load", onLoad, { once: true });
    for (const type of ["pointerdown", "keydown", "pagehide"])
      window.addEventListener(type, () => resolve(), { once: true, capture: true });
  }));

let loading: Promise<typeof ahoy> | undefined;

// Often blocked: then nothing loads, now or later.
const loadAhoy = () =>
  (loading ??= import("ahoy.js").then(({ default: client }) => {
    client.configure({ urlPrefix: "/api", withCredentials: true });
    return client;
  }));

/** In place of the whole addresses that the client would send: they hold tokens of mails, names and search words. */
function visitParameters(): Record<string, string> {
  const { origin, search } = window.location;
  const campaign = [...new URLSearchParams(search)].filter(([name]) => campaignParameters.has(name));
  const query = new URLSearchParams(campaign).toString();
  const { referrer } = document;
  return {
    landing_page: `${origin}${shownPattern}${query && `?${query}`}`,
    ...(URL.canParse(referrer) && { referrer: `${new URL(referrer).origin}/` }),
  };
}

const campaignParameters = new Set(["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]);

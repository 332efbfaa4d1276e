/** Reports what people do here, by the public ahoy.js, which is loaded with the first report. */
import type ahoy from "ahoy.js";
import { apiSession } from "../api-client/api-session.ts";

export type Properties = Record<string, unknown>;

/**
 * Reports an event. The same name again within 500 ms replaces the one before, so that typing in a filter is one event;
 * `debounce: false` reports immediately. Never throws: no screen may fail because of its metrics.
 */
export function capture(name: string, properties: Properties = {}, { debounce = true } = {}): void {
  if (!isTrackingAllowed()) return;
  clearTimeout(timers.get(name));
  if (!debounce) return void report(name, properties);
  timers.set(
    name,
    setTimeout(() => void report(name, properties), 500),
  );
}

/** Reports the page that is shown now. */
export function capturePageView(): void {
  const { href, pathname } = window.location;
  capture("$view", { url: href, title: document.title, page: pathname }, { debounce: false });
}

/** Reports who the visitor is; `profile` loads their properties, null for a visitor to leave out. */
export async function identify(profile: () => Promise<Properties | null>): Promise<void> {
  if (!isTrackingAllowed()) return;
  try {
    const known = await profile();
    if (known) capture("$identify", known, { debounce: false });
  } catch (error) {
    console.error("Analytics could not identify the visitor.", error);
  }
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Respects the browser's settings against tracking. */
const isTrackingAllowed = () =>
  typeof window !== "undefined" &&
  navigator.doNotTrack !== "1" &&
  !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl);

async function report(name: string, properties: Properties) {
  timers.delete(name);
  const client = await loadAhoy().catch(() => null);
  if (!client) return;
  const token = apiSession().accessToken();
  client.configure({ headers: token ? { Authorization: `Bearer ${token}` } : {} });
  client.track(name, properties);
}

let loading: Promise<typeof ahoy> | undefined;

// Often blocked: then nothing loads, now or later.
const loadAhoy = () =>
  (loading ??= import("ahoy.js").then(({ default: client }) => {
    client.configure({ urlPrefix: "/api", withCredentials: true });
    return client;
  }));

/** What people do here, reported by the public ahoy.js, which is loaded once there is something to report. */
import type ahoy from "ahoy.js";
import { apiSession } from "../api-client/api-session.ts";

export type Properties = Record<string, unknown>;

/**
 * Reports that something happened. The same name again within 500 ms replaces the one before, so that typing in a filter
 * is one event; `debounce: false` reports at once. Nothing is ever thrown: no screen may fail over its figures.
 */
export function capture(name: string, properties: Properties = {}, { debounce = true } = {}): void {
  if (!wanted()) return;
  clearTimeout(waiting.get(name));
  if (!debounce) return void report(name, properties);
  waiting.set(
    name,
    setTimeout(() => void report(name, properties), 500),
  );
}

/** Reports the page that is shown now. */
export function capturePageView(): void {
  const { href, pathname } = window.location;
  capture("$view", { url: href, title: document.title, page: pathname }, { debounce: false });
}

/** Reports who the visitor is; `profile` is what the specification sends of candidates and employers. */
export async function identify(profile: () => Promise<Properties | null>): Promise<void> {
  if (!wanted()) return;
  try {
    const known = await profile();
    if (known) capture("$identify", known, { debounce: false });
  } catch (error) {
    console.error("Analytics could not identify the visitor.", error);
  }
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Whoever tells websites not to is not counted. */
const wanted = () =>
  typeof window !== "undefined" &&
  navigator.doNotTrack !== "1" &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

async function report(name: string, properties: Properties) {
  waiting.delete(name);
  const client = await loaded().catch(() => null);
  if (!client) return;
  const token = apiSession().accessToken();
  client.configure({ headers: token ? { Authorization: `Bearer ${token}` } : {} });
  client.track(name, properties);
}

let loading: Promise<typeof ahoy> | undefined;

// Often blocked: then there is nothing to load, now and later.
const loaded = () =>
  (loading ??= import("ahoy.js").then(({ default: client }) => {
    client.configure({ urlPrefix: "/api", withCredentials: true });
    return client;
  }));

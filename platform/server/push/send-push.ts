/**
 * Web push: encrypts a message for one browser (RFC 8291) and hands it to that browser's push service (RFC 8030). The
 * service's address comes from the browser, so the request leaves by the guarded client.
 */
import type { Outgoing } from "../outgoing/guarded-client.ts";
import webPush from "web-push";
import type { PushKeys } from "./push-keys.ts";

export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushEnvelope {
  keys: PushKeys;
  /** Whom a push service may write to: an address of this product. */
  contact: string;
  /** How long the service keeps it for a browser that is switched off. */
  ttlSeconds: number;
}

/** The browser has withdrawn, or its service knows it no longer. */
const goneStatuses = [404, 410];

/**
 * @returns whether the browser can still be reached; false: the subscription is of no more use.
 * @throws Error when the service cannot be reached or refuses; another try may succeed.
 */
export async function sendPush(
  outgoing: Outgoing,
  { endpoint, p256dh, auth }: BrowserSubscription,
  payload: string,
  { keys, contact, ttlSeconds }: PushEnvelope,
): Promise<boolean> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: ttlSeconds,
      urgency: "high",
      contentEncoding: "aes128gcm",
    },
  );
  const { status } = await outgoing.fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    redirect: "manual",
    maxBytes: 10_000,
  });
  if (goneStatuses.includes(status)) return false;
  if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}.`);
  return true;
}

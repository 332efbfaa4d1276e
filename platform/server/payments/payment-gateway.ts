/** Who takes the money: Stripe, or something that answers as Stripe does. */
import type { Stripe } from "stripe";
import type { Database } from "../database/database.ts";

export interface PaymentScope {
  db: Database;
  now: () => Date;
  /** Scheme and host of the caller's brand, for pages to return to. */
  origin: string;
}

export interface PaymentGateway {
  /** Nobody is charged: said on every page and invoice. */
  isTest: boolean;
  /** Whether the gateway works out taxes. */
  hasTax: boolean;
  /** Signs what the gateway tells us. */
  webhookSecret: string;
  open: (scope: PaymentScope) => Promise<Stripe>;
}

export interface StripeOptions {
  secretKey: string;
  /** Where it is, when it is not Stripe itself. */
  url?: URL | undefined;
  fetch?: typeof fetch;
}

const timeoutMs = 15_000;

/** The official library, loaded when it is first used: it costs a process 37 MB. */
export async function openStripe({ secretKey, url, fetch }: StripeOptions): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: fetch ? 0 : 2,
    telemetry: false,
    ...(fetch ? { httpClient: Client.createFetchHttpClient(fetch) } : {}),
    ...(url
      ? {
          host: url.hostname,
          port: url.port,
          protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
        }
      : {}),
  });
}

/**
 * What the gateway told us, once its signature holds (Stripe's scheme: HMAC of time and body, at most five minutes old);
 * undefined for anything else.
 */
export async function readSignedEvent(
  payload: string,
  signature: string,
  secret: string,
): Promise<Stripe.Event | undefined> {
  const { default: Client } = await import("stripe");
  try {
    return await new Client("none").webhooks.constructEventAsync(payload, signature, secret);
  } catch {
    return undefined;
  }
}

/** The signature that Stripe would send with a body. */
export async function signPayload(payload: string, secret: string): Promise<string> {
  const { default: Client } = await import("stripe");
  return new Client("none").webhooks.generateTestHeaderStringAsync({ payload, secret });
}

/** The one way in which the browser calls the API: headers, media type, session, time limit, and errors of one kind. */
import { isRecord } from "#platform/shared/is-record.ts";
import { positionHeader } from "#platform/shared/live-position.ts";
import { outlivesPage } from "../page/page-leave.ts";
import { ApiError, toApiError } from "./api-error.ts";
import { apiSession } from "./api-session.ts";
import type { Document } from "./document.ts";
import { randomId } from "./random-id.ts";
import { recordServerDate } from "./server-clock.ts";

export const apiBase = "/api/";
const jsonApi = "application/vnd.api+json";

export interface CallOptions {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Sent as JSON; a body with a `data` key goes as a JSON:API document, any other as plain JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Milliseconds until the call is aborted; 20 seconds by default. */
  timeout?: number;
  /** The ETag that the caller last saw: the server refuses a stale one with 412. */
  ifMatch?: string;
  /** The same key sent twice is one write. POSTs get one by default; null where the response must not be stored. */
  idempotencyKey?: string | null;
  /** Used instead of the session's token, for a caller without a session. */
  token?: string;
  /** Receives the tokens of the response; by default the session stores them. */
  onResponseHeaders?: (headers: Headers) => void;
}

/**
 * A response of the API: a document, its ETag if it is a single resource, its time if it is a kept copy, and from where
 * the cable tells what came after it.
 */
export type Answer = Document & { etag?: string; keptAt?: string; position?: string };

/**
 * Calls the API; `path` is relative to its base ("books/…"). Rejects with `ApiError`, or with the signal's own
 * AbortError, which no screen should show.
 */
export async function call<T = Answer>(path: string, options: CallOptions = {}): Promise<T> {
  // One key for all tries of a call, so that a retry cannot create a second row.
  const { idempotencyKey = options.method === "POST" ? randomId() : undefined } = options;
  const token = options.token ?? (await apiSession().freshAccessToken());
  const onError = apiSession().errorListener();
  const response = await send(path, { ...options, idempotencyKey }, token);
  return read<T>(response, onError);
}

/** The raw response, for downloads. */
export async function download(
  path: string,
  options: Pick<CallOptions, "token" | "timeout"> = {},
): Promise<Response> {
  const onError = apiSession().errorListener();
  const response = await send(path, options, options.token ?? (await apiSession().freshAccessToken()));
  if (!response.ok) await read(response, onError);
  return response;
}

async function send(path: string, options: CallOptions, token: string | null): Promise<Response> {
  const response = await fetchOnce(path, options, token);
  (options.onResponseHeaders ?? apiSession().storeResponseHeaders)(response.headers);
  recordServerDate(response.headers);
  const isSessionToken = token && !options.token;
  if (response.status !== 401 || !isSessionToken || path.startsWith("accounts/")) return response;
  const renewed = await apiSession().renewRejectedToken(token);
  return renewed ? fetchOnce(path, options, renewed) : response;
}

async function fetchOnce(path: string, options: CallOptions, token: string | null) {
  const limit = AbortSignal.timeout(options.timeout ?? 20_000);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  try {
    return await fetch(apiBase + path, {
      method: options.method,
      // The headers of a cached response would be stored as the session's.
      cache: "no-store",
      headers: headers(options, token),
      body,
      signal,
      keepalive: outlivesPage(options.method, body),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError("timeout", /*i18n*/ "The server took too long to answer.");
    throw new ApiError("fetch", /*i18n*/ "We couldn't reach the server.");
  }
}

function headers({ body, ifMatch, idempotencyKey }: CallOptions, token: string | null) {
  const isDocument = typeof body === "object" && body !== null && "data" in body;
  const values: Record<string, string | null | undefined> = {
    Accept: `${jsonApi}, application/json;q=0.9`,
    "Content-Type": body === undefined ? undefined : isDocument ? jsonApi : "application/json",
    "Accept-Language": document.documentElement.lang,
    Authorization: token && `Bearer ${token}`,
    ...(token && apiSession().requestHeaders()),
    "If-Match": ifMatch,
    "Idempotency-Key": idempotencyKey,
  };
  return Object.fromEntries(
    Object.entries(values).filter((header): header is [string, string] => !!header[1]),
  );
}

async function read<T>(response: Response, onError: (error: ApiError) => void): Promise<T> {
  const text = await response.text();
  const body = parsed(text, response.status);
  if (!response.ok) {
    const wait = Number(response.headers.get("Retry-After"));
    const error = toApiError(response.status, body);
    onError(error);
    throw Object.assign(error, { retryAfter: wait > 0 ? wait : null });
  }
  // The caller names what its path responds with.
  return (isRecord(body) ? Object.assign(body, versionOf(response.headers)) : body) as T;
}

function versionOf(headers: Headers): Pick<Answer, "etag" | "position"> {
  const [etag, position] = [headers.get("ETag"), headers.get(positionHeader)];
  return { ...(etag && { etag }), ...(position && { position }) };
}

function parsed(text: string, status: number): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("parsing", /*i18n*/ "The server's answer could not be read.", status);
  }
}

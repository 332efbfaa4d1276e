/**
 * The session in which this browser calls the API. The platform knows no accounts: the web entry registers the
 * product's session before the first call. Without one, as while a page is rendered on the server, every call is a
 * guest's.
 */
import { useSyncExternalStore } from "react";

import type { ApiError } from "./api-error.ts";

export interface ApiSession {
  /** The stored access token, expired or not; null for a guest. */
  accessToken(): string | null;
  /** The access token, renewed first when it is about to expire; null for a guest. */
  freshAccessToken(): Promise<string | null>;
  /** After a 401: another token to try once, or null when the session is over. */
  renewRejectedToken(rejected: string): Promise<string | null>;
  /** The headers that go with an access token. */
  requestHeaders(): Record<string, string | null>;
  /** Stores the tokens that a response carries. */
  storeResponseHeaders(headers: Headers): void;
  /** Called when a call starts; what it returns receives the error with which the API rejects that call. */
  errorListener(): (error: ApiError) => void;
  /** Who calls now. The same object until that changes. */
  caller(): Caller;
  /** Fetches again what the caller may do; resolves once screens know it. */
  refreshPermissions(): Promise<void>;
  /** Notifies of every change of the session, from this tab or another one, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface Caller {
  isSignedIn: boolean;
  /** Also known while a session is over and its page still shown. */
  accountId: string | null;
  /** Different for every account, and for every role in which one account may call. */
  key: string;
  /** Whether responses may be kept in this browser, to be read offline. */
  keepsCopies: boolean;
  /** Somebody else, of the staff, acts as this account. */
  isImpersonated: boolean;
  /** Parameters that name the caller when the live socket opens, beside its ticket. */
  socketParameters: Record<string, string>;
}

const guest: Caller = {
  isSignedIn: false,
  accountId: null,
  key: "guest",
  keepsCopies: false,
  isImpersonated: false,
  socketParameters: {},
};

const guestSession: ApiSession = {
  accessToken: () => null,
  freshAccessToken: async () => null,
  renewRejectedToken: async () => null,
  requestHeaders: () => ({}),
  storeResponseHeaders: () => undefined,
  errorListener: () => () => undefined,
  caller: () => guest,
  refreshPermissions: async () => undefined,
  subscribe: () => () => undefined,
};

let registered = guestSession;

export function registerApiSession(session: ApiSession): void {
  registered = session;
}

export const apiSession = (): ApiSession => registered;

/** Who calls, live. During server rendering and hydration it is a guest. */
export const useCaller = (): Caller =>
  useSyncExternalStore(registered.subscribe, registered.caller, () => guest);

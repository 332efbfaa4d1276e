/**
 * What the server hands to every loader. A screen that is rendered on the server writes
 *
 *     export const loader = load(async ({ api, params, url }) => ({
 *       jobs: await api.get(collectionPath(JobListing, searchOf(url))),
 *     }));
 *
 * The caller is always a guest: sessions live in the browser, which asks again for what only it may see.
 */
import { data, type LoaderFunctionArgs, RouterContextProvider } from "react-router";

import type { Document } from "../api-client/document.ts";
import type { Language } from "#platform/shared/language.ts";

export interface ReadOptions {
  signal?: AbortSignal;
}

/** Reads the JSON:API in-process. `path` is relative to the API's base: "job_listings?page[size]=6". */
export interface ReadClient {
  /** Rejects with an error that carries a numeric `status` when the API answers anything but 200. */
  get(path: string, options?: ReadOptions): Promise<Document>;
}

/** What one request brings along; the application adds to it by declaration merging. */
export interface WebContext {
  api: ReadClient;
  language: Language;
  nonce: string;
  /** The API's collections on this server: the shell asks only for what is built. */
  collections: readonly string[];
  /** Scheme and host as the visitor sees them, for canonical addresses. */
  origin: string;
}

/** Puts the values of one request where loaders and the server entry find them. */
export const provideWebContext = (values: WebContext) =>
  Object.assign(new RouterContextProvider(), { web: values });

/** The values of one request, from React Router's context. */
export const webContext = (context: unknown) => (context as { web: WebContext }).web;

interface LoadArgs extends WebContext {
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
}

/**
 * A loader over the web context. What the API refuses or does not have becomes a 404 page, what it
 * has no time for keeps its status; other failures stay errors.
 */
export const guestLoader =
  <T>(run: (args: LoadArgs) => Promise<T>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await run({ ...webContext(context), params, request, url: new URL(request.url) });
    } catch (error) {
      const status = statusOf(error);
      if (status === 429 || status === 503) throw data(null, { status });
      if (isHidden(status)) throw data(null, { status: 404 });
      throw error;
    }
  };

const statusOf = (error: unknown) =>
  error instanceof Error ? ((error as Error & { status?: number }).status ?? 0) : 0;

const isHidden = (status: number) => [401, 403, 404].includes(status);

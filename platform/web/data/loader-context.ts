/**
 * What the server passes to every loader. A screen that is rendered on the server exports
 *
 *     export const loader = load(async ({ api, params, url }) => ({
 *       books: await api.get(collectionPath(Book, searchOf(url))),
 *     }));
 *
 * The caller of `api` is always a guest: what only a signed-in reader may see is read for pages that are rendered with
 * it (`page-data.ts`), and else by the browser.
 */
import { data, type LoaderFunctionArgs, RouterContextProvider } from "react-router";

import type { Answer } from "../api-client/api.ts";
import type { Language } from "#platform/shared/language.ts";
import type { PartFiles } from "../page/route-manifest.ts";

export interface ReadOptions {
  signal?: AbortSignal;
}

/** Reads the JSON:API in-process. `path` is relative to the API's base: "books?page[size]=6". */
export interface ReadClient {
  /** Rejects with an error that has a numeric `status` when the API responds with anything but 200. */
  get(path: string, options?: ReadOptions): Promise<Answer>;
}

/** What one request brings along; the application adds to it by declaration merging. */
export interface WebContext {
  api: ReadClient;
  /** The API as the reader of the page, with the version of each answer; null for a guest. */
  readersApi: ReadClient | null;
  language: Language;
  nonce: string;
  /** Of parts that a page may come with, by their names. */
  partFiles: PartFiles;
  /** The collections and capabilities of this server: screens request only what exists. */
  collections: readonly string[];
  /** Scheme and host as the visitor sees them, for canonical addresses. */
  origin: string;
  /** The visitor's time zone (IANA name), once their browser has told it. */
  timeZone: string | null;
  /** How wide the window of a signed-in reader is, in CSS pixels, once their browser has told it; null for a guest. */
  viewportWidth: number | null;
}

/** Wraps the values of one request in the context that loaders and the server entry receive. */
export const provideWebContext = (values: WebContext) =>
  Object.assign(new RouterContextProvider(), { web: values });

/** The values of one request, from React Router's context. */
export const webContext = (context: unknown) => (context as { web: WebContext }).web;

interface LoaderArgs extends WebContext {
  params: Record<string, string | undefined>;
  url: URL;
  request: Request;
}

/**
 * A loader over the web context. What the API refuses or does not have becomes a 404 page; 429 and 503 keep
 * their status; other failures stay errors.
 */
export const guestLoader =
  <T>(run: (args: LoaderArgs) => Promise<T>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await run({ ...webContext(context), params, request, url: new URL(request.url) });
    } catch (error) {
      const status = statusOf(error);
      if (status === 429 || status === 503) throw data(null, { status });
      if (isNotVisible(status)) throw data(null, { status: 404 });
      throw error;
    }
  };

const statusOf = (error: unknown) =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;

const isNotVisible = (status: number) => [401, 403, 404].includes(status);

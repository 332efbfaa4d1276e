/**
 * Fetches the page that a link leads to before it is pressed: its code, its styles and what it reads first.
 *
 *     const prefetchPage = usePagePrefetch();
 *     <Link {...prefetchPage(to)} to={to}>
 *
 * A page names what it reads in its handle: `export const handle = { firstReads: (read) => read("books?sort=title") }`.
 */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { use } from "react";
import { preload, preloadModule } from "react-dom";
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

import type { Answer } from "../api-client/api.ts";
import { prefetchDocument, usePrefetch, type LinkHandlers } from "../data/use-prefetch.ts";

/** Reads a document ahead, by its path; undefined where it could not be read. */
export type ReadAhead = (path: string) => Promise<Answer | undefined>;

export interface PageAddress {
  params: Record<string, string | undefined>;
  search: Record<string, string>;
}

/** Reads what a page at this address shows first, the main list before all else; nothing that leaves a trace. */
export type FirstReads = (read: ReadAhead, address: PageAddress) => unknown;

/** The handlers of a link to a page of this application: "/books?sort=title". */
export function usePagePrefetch(): (to: string) => LinkHandlers {
  const client = useQueryClient();
  // React Router preloads code for a link too (`prefetch="intent"`), but tells nobody which module it was.
  const routes = use(RouterContext)?.router.routes;
  const manifest = use(FrameworkContext)?.manifest;
  const prefetch = usePrefetch();
  return (to) => prefetch(() => routes && manifest && void prefetchPage(client, routes, manifest, to));
}

type Routes = NonNullable<React.ContextType<typeof RouterContext>>["router"]["routes"];
type Manifest = NonNullable<React.ContextType<typeof FrameworkContext>>["manifest"];

async function prefetchPage(client: QueryClient, routes: Routes, manifest: Manifest, to: string) {
  const { pathname, searchParams } = new URL(to, location.origin);
  const match = matchRoutes([...routes], pathname)?.at(-1);
  const page = match && manifest.routes[match.route.id ?? ""];
  if (!page) return;
  for (const script of page.imports ?? []) preloadModule(script, { as: "script" });
  for (const style of page.css ?? []) preload(style, { as: "style" });
  // A page that cannot be loaded says so once it is opened.
  const loaded = await import(/* @vite-ignore */ page.module).catch(() => null);
  const firstReads: FirstReads | undefined = loaded?.handle?.firstReads;
  const search = Object.fromEntries(searchParams);
  await firstReads?.((path) => prefetchDocument(client, path), { params: match.params, search });
}

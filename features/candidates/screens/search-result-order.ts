/** The order of a search's results, stored for this tab: each result's page links to the next. */
import { useMemo } from "react";

import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";

interface SearchResultOrder {
  /** Of the page of the list that was shown last. */
  slugs: string[];
  /** The query of the search they were found by, as in the address of /educators. */
  search: string;
}

const name = "found_educators";

export function storeSearchResultOrder(order: SearchResultOrder) {
  try {
    sessionStorage.setItem(name, JSON.stringify(order));
  } catch {
    // Without storage there is no next one; the page works on.
  }
}

/**
 * The previous and next result of the search that a candidate was opened from; null if there was none. The server does
 * not know it: on a page that came from there it is null until hydration.
 */
export function useNeighbors(slug: string) {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? findNeighbors(slug) : null), [slug, isHydrated]);
}

function findNeighbors(slug: string) {
  const order = readStoredOrder();
  const at = order?.slugs.indexOf(slug) ?? -1;
  if (!order || at < 0) return null;
  const { slugs, search } = order;
  return { previous: slugs[at - 1] ?? null, next: slugs[at + 1] ?? null, search };
}

function readStoredOrder(): SearchResultOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as SearchResultOrder | null;
  } catch {
    return null;
  }
}

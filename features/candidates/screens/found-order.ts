/** The order in which a search found people, kept for this tab: the page of one of them leads to the next. */

interface FoundOrder {
  /** Of the page of the list that was shown last. */
  slugs: string[];
  /** The query of the search they were found by, as in the address of /educators. */
  search: string;
}

const name = "found_educators";

export function keepFoundOrder(order: FoundOrder) {
  try {
    sessionStorage.setItem(name, JSON.stringify(order));
  } catch {
    // Without storage there is no next one; the page works on.
  }
}

/** Who stands before and after somebody in the search they were opened from; null where they were not found by one. */
export function foundAround(slug: string) {
  const order = keptOrder();
  const at = order?.slugs.indexOf(slug) ?? -1;
  if (!order || at < 0) return null;
  const { slugs, search } = order;
  return { previous: slugs[at - 1] ?? null, next: slugs[at + 1] ?? null, search };
}

function keptOrder(): FoundOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as FoundOrder | null;
  } catch {
    return null;
  }
}

/**
 * What the screens of a page read, while the server renders it to find that out. In the browser, and in the rendering
 * that is sent, nobody asks.
 */
import { createContext, use } from "react";

/** A document that is read for the first rendering. */
export interface PageRead {
  /** As the API names it: "books?sort=title". */
  path: string;
  /** The browser keeps a copy, to be read offline. */
  keepOffline?: boolean;
}

export const PageReadsContext = createContext<((read: PageRead) => void) | null>(null);

/** For hooks that read a document: names it to the server. `path` null reads nothing. */
export function usePageRead(path: string | null, options: Omit<PageRead, "path"> = {}): void {
  const add = use(PageReadsContext);
  if (path !== null) add?.({ path, ...options });
}

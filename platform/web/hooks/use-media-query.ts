/**
 * Whether the window fits a media query, kept up to date. While a page is rendered on the server and hydrated, the width
 * that the browser has told decides, or else `onServer`.
 */
import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** In CSS pixels, as the page was rendered for; null where it is not known. */
export const RenderedWidthContext = createContext<number | null>(null);

export function useMediaQuery(query: string, onServer = false): boolean {
  const width = use(RenderedWidthContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => fitsWidth(query, width) ?? onServer,
  );
}

/** As narrow as a phone: below 768 px. */
export const useIsNarrow = () => useMediaQuery("(max-width: 767px)");

/** Null for a query of anything but the width, and for an unknown width. */
export function fitsWidth(query: string, width: number | null): boolean | null {
  const [, bound, pixels] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
  if (width === null || !pixels) return null;
  return bound === "min" ? width >= Number(pixels) : width <= Number(pixels);
}

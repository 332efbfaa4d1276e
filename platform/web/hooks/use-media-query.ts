/** Whether the window fits a media query, kept up to date; `onServer` while the page is rendered and hydrated. */
import { useCallback, useSyncExternalStore } from "react";

export function useMediaQuery(query: string, onServer = false): boolean {
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
    () => onServer,
  );
}

/** As narrow as a phone: below 768 px. */
export const useIsNarrow = () => useMediaQuery("(max-width: 767px)");

/** Whether the screen has room for a list and a job side by side. Always false on the server. */
import { useSyncExternalStore } from "react";

const wideQuery = "(min-width: 1024px)";

export const useIsWide = () => useSyncExternalStore(subscribe, isWide, () => false);

export const isWide = () => matchMedia(wideQuery).matches;

function subscribe(listener: () => void) {
  const query = matchMedia(wideQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for a list and a job beside each other. On the server there never is. */
import { useSyncExternalStore } from "react";

const wide = "(min-width: 1024px)";

export const useIsWide = () => useSyncExternalStore(subscribe, isWide, () => false);

export const isWide = () => matchMedia(wide).matches;

function subscribe(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is a phone's: below 768 px. On the server it is not. */
import { useSyncExternalStore } from "react";

const narrow = "(max-width: 767px)";

export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );

function subscribe(listener: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

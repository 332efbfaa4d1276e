/** False in the server's HTML and during hydration; true afterwards. */
import { useSyncExternalStore } from "react";

export const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

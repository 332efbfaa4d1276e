/** False in the server's HTML and while it wakes up; true once the page answers. */
import { useSyncExternalStore } from "react";

export const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

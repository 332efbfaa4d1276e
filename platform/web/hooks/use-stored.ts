/** A value kept in this browser, as React state; null while there is none, and on the server. */
import { useSyncExternalStore } from "react";

import { store, stored } from "../data/storage.ts";

const listeners = new Set<() => void>();

export function useStored(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => stored(name),
    () => null,
  );
  const set = (next: string | null) => {
    store(name, next);
    for (const listener of listeners) listener();
  };
  return [value, set];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

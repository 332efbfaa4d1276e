/** A value stored in this browser, as React state; null without one, and on the server. */
import { useSyncExternalStore } from "react";

import { writeStored, readStored } from "../data/storage.ts";

const listeners = new Set<() => void>();

export function useStored(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  );
  const set = (next: string | null) => {
    writeStored(name, next);
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

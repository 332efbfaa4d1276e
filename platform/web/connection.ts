/** Whether the browser is online and the live socket stands; the cable client reports, the shell shows. */
import { useSyncExternalStore } from "react";

export interface Connection {
  isOnline: boolean;
  /** True until a socket that once stood is lost. */
  isConnected: boolean;
}

const fine: Connection = { isOnline: true, isConnected: true };
let current = fine;
const listeners = new Set<() => void>();

export const useConnection = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => fine,
  );

/** Called by the cable client whenever its socket comes up or is lost. */
export const reportSocket = (isConnected: boolean) => change({ isConnected });

function change(part: Partial<Connection>) {
  const next = { ...current, ...part };
  if (next.isOnline === current.isOnline && next.isConnected === current.isConnected) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (typeof window !== "undefined") {
  current = { ...fine, isOnline: navigator.onLine };
  window.addEventListener("online", () => change({ isOnline: true }));
  window.addEventListener("offline", () => change({ isOnline: false }));
}

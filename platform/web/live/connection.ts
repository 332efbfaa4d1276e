/** Whether the browser is online and the live socket stands; the cable client reports, the shell shows. */
import { useSyncExternalStore } from "react";

export interface Connection {
  isOnline: boolean;
  /** True until a socket that once stood is lost. */
  isConnected: boolean;
  /** True once it has been away for five seconds: time to say so (screens, section 4). */
  isReconnecting: boolean;
}

const fine: Connection = { isOnline: true, isConnected: true, isReconnecting: false };
const patience = 5_000;
let current = fine;
const listeners = new Set<() => void>();

export const useConnection = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => fine,
  );

/** The connection outside of rendering. */
export const connectionNow = () => current;

/** Called by the cable client whenever its socket comes up or is lost. */
export function reportSocket(isConnected: boolean) {
  if (isConnected === current.isConnected) return;
  clearTimeout(away);
  if (!isConnected) away = setTimeout(() => change({ isReconnecting: true }), patience);
  change({ isConnected, isReconnecting: false });
}

let away: ReturnType<typeof setTimeout> | undefined;

function change(part: Partial<Connection>) {
  const next = { ...current, ...part };
  if (JSON.stringify(next) === JSON.stringify(current)) return;
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

/** Whether the browser is online and the live socket is open; the cable client reports it, the shell shows it. */
import { useSyncExternalStore } from "react";

export interface Connection {
  isOnline: boolean;
  /** True until an open socket is lost. */
  isConnected: boolean;
  /** True once it has been down for five seconds: time to say so. */
  isReconnecting: boolean;
}

const online: Connection = { isOnline: true, isConnected: true, isReconnecting: false };
const reconnectNoticeMs = 5_000;
let current = online;
const listeners = new Set<() => void>();

export const useConnection = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => online,
  );

/** The connection outside of rendering. */
export const currentConnection = () => current;

/** Called by the cable client whenever its socket opens or is lost. */
export function reportSocket(isConnected: boolean) {
  if (isConnected === current.isConnected) return;
  clearTimeout(noticeTimer);
  if (!isConnected)
    noticeTimer = setTimeout(() => updateConnection({ isReconnecting: true }), reconnectNoticeMs);
  // A page that was loaded without a connection may have been told too early that there is one.
  updateConnection({ isConnected, isReconnecting: false, isOnline: navigator.onLine });
}

let noticeTimer: ReturnType<typeof setTimeout> | undefined;

function updateConnection(part: Partial<Connection>) {
  const next = { ...current, ...part };
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  updateConnection({ isOnline: navigator.onLine });
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (typeof window !== "undefined") {
  current = { ...online, isOnline: navigator.onLine };
  window.addEventListener("online", () => updateConnection({ isOnline: true }));
  window.addEventListener("offline", () => updateConnection({ isOnline: false }));
}

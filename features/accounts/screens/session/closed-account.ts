/** A deleted account whose owner has just logged in: kept in memory only, until they take it back or leave it. */
import { useSyncExternalStore } from "react";

export interface ClosedAccount {
  /** Good for taking it back and for its data, for fifteen minutes. */
  accessToken: string;
  /** The session it becomes. */
  headers: Headers;
  /** RFC 3339: when it can be taken back no more. */
  eraseAfter: string;
}

let closed: ClosedAccount | null = null;
const listeners = new Set<() => void>();

export function setClosedAccount(next: ClosedAccount | null): void {
  closed = next;
  for (const listener of listeners) listener();
}

export const useClosedAccount = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => closed,
    () => null,
  );

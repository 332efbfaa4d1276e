/** A deleted account whose owner has just signed in: in memory only, until they restore or leave it. */
import { useSyncExternalStore } from "react";

export interface ClosedAccount {
  /** Valid for restoring the account and exporting its data, for fifteen minutes. */
  accessToken: string;
  /** The session it becomes. */
  headers: Headers;
  /** RFC 3339: until when it can be restored. */
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

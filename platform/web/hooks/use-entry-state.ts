/**
 * State of an entry of the browser's history: Back and Forward find it as it was left, though the page was another one
 * meanwhile. What a reload must bring back belongs into the address instead.
 */
import { useState } from "react";
import { useLocation } from "react-router";

const stored = new Map<string, unknown>();
/** More entries than anybody goes back. */
const maxEntries = 200;

/** Like `useState`; `name` tells it from other states of the same page. Values are never changed in place. */
export function useEntryState<T>(name: string, initial: T): [T, (change: (before: T) => T) => void] {
  const key = `${useLocation().key} ${name}`;
  const [now, setNow] = useState({ key, value: storedOr(key, initial) });
  const value = now.key === key ? now.value : storedOr(key, initial);
  const set = (change: (before: T) => T) => {
    const next = change(storedOr(key, initial));
    store(key, next);
    setNow({ key, value: next });
  };
  return [value, set];
}

/** Only what `useEntryState` of this name stored is under the key. */
const storedOr = <T>(key: string, initial: T): T => (stored.has(key) ? (stored.get(key) as T) : initial);

function store(key: string, value: unknown): void {
  stored.delete(key);
  stored.set(key, value);
  const [oldest] = stored.keys();
  if (stored.size > maxEntries && oldest !== undefined) stored.delete(oldest);
}

/**
 * Changes that the browser makes now and the server learns when it can be reached, each once and in order. They are
 * stored before they are sent, so neither a reload nor a lost connection loses them, and `shows` lies over what the
 * server says until it has them. A newer change of the same target replaces the older one.
 *
 *     void putInOutbox({ kind: "call", target: `like:${id}`, payload: { path, method: "POST" }, shows: {…} });
 */
import { useSyncExternalStore } from "react";

import { isRecord } from "#platform/shared/is-record.ts";
import { apiSession } from "../api-client/api-session.ts";
import { randomId } from "../api-client/random-id.ts";
import { readStored, storedNames, writeStored } from "./storage.ts";
import { invalidateAll, queryClient } from "./query-client.ts";
import { storeShownChange, type ShownChange } from "./shown-changes.ts";

export interface OutboxEntry<P = unknown> {
  /** What it changes. */
  target: string;
  /** Names its sender. */
  kind: string;
  payload: P;
  shows?: ShownChange | undefined;
  /** A refused one stays, with its problem, until the person removes it; otherwise a toast tells. */
  keepsRefusal?: boolean;
  /** Sent as Idempotency-Key: all tries are one change. */
  key: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The server could not be reached. */
  isWaiting: boolean;
  /** Why the server refused it. */
  problem: string | null;
}

export type NewOutboxEntry = Pick<OutboxEntry, "target" | "kind" | "payload" | "shows" | "keepsRefusal">;

const maxAgeMs = 14 * 24 * 3_600_000;
const maxStored = 100;
const maxStoredLength = 60_000;

/**
 * Stores a change and sends it as soon as possible. Resolves to what its sender does, once it was sent from this page;
 * to null when it was replaced, removed or refused.
 */
export function putInOutbox(change: NewOutboxEntry): Promise<unknown> {
  const replaced = outboxEntry(change.target);
  const entry: OutboxEntry = {
    ...change,
    key: randomId(),
    at: Math.max(Date.now(), (outboxEntries().at(-1)?.at ?? 0) + 1),
    isWaiting: !navigator.onLine,
    problem: null,
  };
  const sent = new Promise((resolve) => resolvers.set(entry.key, resolve));
  if (replaced) settle(replaced, null);
  write(entry);
  send();
  return sent;
}

/** False if it is being sent at this moment, or gone already. */
export function removeFromOutbox(target: string): boolean {
  const entry = outboxEntry(target);
  if (!entry || entry.key === sendingKey) return false;
  remove(entry);
  settle(entry, null);
  return true;
}

/** What has not reached the server, the oldest first. */
export function outboxEntries(): readonly OutboxEntry[] {
  if (typeof window === "undefined") return none;
  const { accountId } = apiSession().caller();
  // A page whose session is over still shows what was pressed there.
  if (accountId !== owner) {
    owner = accountId;
    unstored.clear();
    entries = readEntries();
  }
  return entries;
}

export const outboxEntry = (target: string) => outboxEntries().find((entry) => entry.target === target);

export const useOutbox = (): readonly OutboxEntry[] =>
  useSyncExternalStore(subscribeToOutbox, outboxEntries, () => none);

function subscribeToOutbox(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces an entry by what became of it, unless it was replaced or removed meanwhile. */
export function updateEntry(entry: OutboxEntry, change: Partial<Pick<OutboxEntry, "isWaiting" | "problem">>) {
  const current = outboxEntry(entry.target);
  if (current?.key === entry.key) write({ ...current, ...change });
}

/** Takes an entry out, unless a newer one has its target; `result` is null when it was refused. */
export function finishEntry(entry: OutboxEntry, isSent: boolean, result: unknown = null) {
  if (isSent && entry.isWaiting) sentLater++;
  if (outboxEntry(entry.target)?.key === entry.key) remove(entry);
  settle(entry, result);
}

/** How many changes this page has sent that had waited for a connection. */
export const useSentLater = (): number =>
  useSyncExternalStore(
    subscribeToOutbox,
    () => sentLater,
    () => 0,
  );

/** Which entry is on its way: it cannot be taken back. */
export const markSending = (key: string | null) => void (sendingKey = key);

/** Called by whatever sends: with every new entry. */
export const onNewEntry = (listener: () => void) => void (send = listener);

/** Reads again what other tabs may have stored. What they have sent must not look undone here until it is fetched. */
export function rereadOutbox() {
  const now = readEntries();
  if (JSON.stringify(now) === JSON.stringify(entries)) return;
  const gone = entries.filter(({ target }) => !now.some((entry) => entry.target === target));
  for (const { shows } of gone) if (shows) storeShownChange(queryClient(), shows);
  if (gone.length > 0) invalidateAll();
  entries = now;
  announce();
}

/** What one account changed is sent for nobody else: it goes with its session, in every tab. */
export function forgetOutboxWithSession() {
  let { accountId, key } = apiSession().caller();
  if (accountId) forgetOthers(accountId);
  apiSession().subscribe(() => {
    const next = apiSession().caller();
    // While a session is over, its page still shows what was pressed there.
    if (!next.isSignedIn && next.accountId) return;
    if (next.key !== key) unstored.clear();
    if (next.accountId !== accountId) forgetOthers(next.accountId);
    ({ accountId, key } = next);
    rereadOutbox();
  });
  window.addEventListener("storage", ({ key: name }) => {
    if (name === null || name.startsWith(prefix)) rereadOutbox();
  });
}

const prefix = "outbox:";
const none: readonly OutboxEntry[] = [];
const listeners = new Set<() => void>();
const resolvers = new Map<string, (result: unknown) => void>();
/** By target: what lives as long as its page. */
const unstored = new Map<string, OutboxEntry>();
let sentLater = 0;
let owner: string | null = null;
let entries = none;
let sendingKey: string | null = null;
let send: () => void = () => undefined;

const nameOf = (accountId: string | null, target = "") => `${prefix}${accountId}:${target}`;

function forgetOthers(accountId: string | null) {
  const own = accountId && nameOf(accountId);
  for (const name of storedNames(prefix)) if (!own || !name.startsWith(own)) writeStored(name, null);
}

function write(entry: OutboxEntry) {
  const { target } = entry;
  const others = outboxEntries().filter((one) => one.target !== target);
  entries = [...others, entry].toSorted(inOrder);
  const text = JSON.stringify(entry);
  // Beyond the limits, and for callers of whom nothing is kept in browsers, it lives as long as the page.
  const isStored =
    apiSession().caller().keepsCopies && others.length < maxStored && text.length <= maxStoredLength;
  writeStored(nameOf(owner, target), isStored ? text : null);
  if (isStored) unstored.delete(target);
  else unstored.set(target, entry);
  announce();
}

function remove({ target }: OutboxEntry) {
  entries = outboxEntries().filter((entry) => entry.target !== target);
  unstored.delete(target);
  writeStored(nameOf(owner, target), null);
  announce();
}

function settle({ key }: OutboxEntry, result: unknown) {
  resolvers.get(key)?.(result);
  resolvers.delete(key);
}

function readEntries(): readonly OutboxEntry[] {
  const { accountId, isSignedIn, keepsCopies } = apiSession().caller();
  if (!accountId) return none;
  const names = keepsCopies || !isSignedIn ? storedNames(nameOf(accountId)) : [];
  const stored = names.flatMap((name) => {
    const entry = parsedEntry(readStored(name));
    if (entry && Date.now() - entry.at < maxAgeMs) return [entry];
    writeStored(name, null);
    return [];
  });
  return [...stored, ...unstored.values()].toSorted(inOrder);
}

const inOrder = (one: OutboxEntry, other: OutboxEntry) => one.at - other.at;

function parsedEntry(text: string | null): OutboxEntry | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const isEntry =
      isRecord(value) &&
      typeof value.target === "string" &&
      typeof value.kind === "string" &&
      typeof value.key === "string" &&
      typeof value.at === "number";
    return isEntry ? (value as unknown as OutboxEntry) : null;
  } catch {
    return null;
  }
}

function announce() {
  for (const listener of listeners) listener();
}

/**
 * The last responses of queries that ask for it (`keepOffline`), stored in IndexedDB for one caller: read when the
 * server cannot be reached and nothing is cached yet. While it answers, nothing waits for them and none is shown.
 */
import type * as IdbKeyval from "idb-keyval";
import type { QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { isUnreachable } from "../api-client/api-error.ts";
import type { Answer } from "../api-client/api.ts";
import { apiSession } from "../api-client/api-session.ts";
import { queryClient } from "./query-client.ts";

interface KeptCopy {
  owner: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** JSON, so that its size is known. */
  body: string;
}

/** Change it when stored documents can no longer be read by the screens. */
const databaseName = "kept_copies_1";
const maxAgeMs = retention.offlineCopyDays * dayMs;
const maxCopies = 80;
const maxCopyLength = 200_000;
const maxTotalLength = 5_000_000;
/** When the server is tried again while copies are shown: at first soon, then twice as late each time, up to the last. */
const firstRetryMs = 2_000;
const lastRetryMs = 16_000;

/** Resolves to what `read` does; if the server cannot be reached, to the copy of an earlier response of this path. */
export async function readOrKept(
  queryKey: QueryKey,
  path: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const caller = apiSession().caller();
  if (!caller.keepsCopies) return read();
  try {
    const answer = await read();
    shown.delete(path);
    announce();
    void keep(caller.key, path, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    // What a loader read as a guest has no time: the own copy is better.
    const isCached = !!queryClient().getQueryState(queryKey)?.dataUpdatedAt;
    if (!isUnreachable(error) || isCached) throw error;
    const copy = await keptCopy(caller.key, path).catch(() => null);
    if (!copy || apiSession().caller().key !== caller.key) throw error;
    shown.set(path, { queryKey, at: copy.at });
    announce();
    retryLater();
    return { ...JSON.parse(copy.body), keptAt: new Date(copy.at).toISOString() };
  }
}

/** Keeps a response that came with the page itself. */
export function storeCopy(path: string, answer: Answer): void {
  const { keepsCopies, key } = apiSession().caller();
  if (keepsCopies) void keep(key, path, answer).catch(() => undefined);
}

/** The time of the oldest copy on this page that no response has replaced yet; null while there is none. */
export const useKeptSince = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => keptSince,
    () => null,
  );

/** Removes every copy as soon as the session ends or another begins, in this tab or another one. */
export function forgetCopiesWithSession() {
  let { key, keepsCopies } = apiSession().caller();
  apiSession().subscribe(() => {
    const next = apiSession().caller();
    if (next.key === key) return;
    const hadCopies = keepsCopies;
    ({ key, keepsCopies } = next);
    shown.clear();
    announce();
    if (hadCopies) void forgetAll().catch(() => undefined);
  });
  window.addEventListener("online", () => {
    retryMs = firstRetryMs;
    refetchShown();
    retryLater();
  });
}

const shown = new Map<string, { queryKey: QueryKey; at: number }>();
const listeners = new Set<() => void>();
let keptSince: string | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let retryMs = firstRetryMs;
let isTrimmed = false;
let opened: Promise<{ idb: typeof IdbKeyval; store: IdbKeyval.UseStore }> | undefined;

// Loaded after the first response, so that no first visit waits for it.
const database = () =>
  (opened ??= import("idb-keyval").then((idb) => ({ idb, store: idb.createStore(databaseName, "copies") })));

async function keep(owner: string, path: string, answer: Answer) {
  const { idb, store } = await database();
  const body = JSON.stringify(answer);
  // Whoever has signed out meanwhile leaves nothing behind.
  if (body.length > maxCopyLength || apiSession().caller().key !== owner) return;
  await idb.set(path, { owner, at: Date.now(), body } satisfies KeptCopy, store);
  if (isTrimmed) return;
  isTrimmed = true;
  await trim(owner);
}

async function keptCopy(owner: string, path: string): Promise<KeptCopy | null> {
  const { idb, store } = await database();
  const copy = await idb.get<KeptCopy>(path, store);
  return copy && isUsable(copy, owner) ? copy : null;
}

const isUsable = (copy: KeptCopy, owner: string) => copy.owner === owner && Date.now() - copy.at < maxAgeMs;

/** Once per page: what is old, of another caller, or too much goes, the oldest first. */
async function trim(owner: string) {
  const { idb, store } = await database();
  const copies = await idb.entries<string, KeptCopy>(store);
  let length = 0;
  const surplus = copies
    .toSorted(([, one], [, other]) => other.at - one.at)
    .filter(([, copy], index) => {
      length += copy.body.length;
      return !isUsable(copy, owner) || index >= maxCopies || length > maxTotalLength;
    });
  await idb.delMany(
    surplus.map(([path]) => path),
    store,
  );
}

async function forgetAll() {
  const { idb, store } = await database();
  await idb.clear(store);
}

function retryLater() {
  clearTimeout(retryTimer);
  if (shown.size === 0) {
    retryMs = firstRetryMs;
    return;
  }
  retryTimer = setTimeout(() => {
    retryMs = Math.min(2 * retryMs, lastRetryMs);
    refetchShown();
    retryLater();
  }, retryMs);
}

/** Those of screens that were left too: the strip speaks of them until they are replaced or dropped. */
function refetchShown() {
  const client = queryClient();
  for (const [path, { queryKey }] of shown) {
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "all" }).then(() => {
      // Dropped from the cache, or read by a screen that keeps no copies.
      if (client.getQueryData<Answer>(queryKey)?.keptAt) return;
      shown.delete(path);
      announce();
    });
  }
}

function announce() {
  const times = [...shown.values()].map(({ at }) => at);
  keptSince = times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
  for (const listener of listeners) listener();
}

/**
 * Reads documents before they are asked for: while the pointer, the focus or a finger is on the link to them.
 *
 *     const prefetch = usePrefetch();
 *     <Link {...prefetch(collectionPath(Book, { filter: { ids: id } }))} to={…}>
 *
 * A server may record that a row was opened, which it was not: prefetch from a list, not by `GET books/{id}`.
 */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type DOMAttributes, type PointerEvent } from "react";

import { call, type Answer } from "../api-client/api.ts";
import { readOrKept } from "./kept-copies.ts";
import { withPendingChanges } from "./pending-changes.ts";

/** A pointer that only passes does not stay that long. */
export const hoverDelayMs = 65;
/** What is pressed meanwhile must not wait behind guesses. */
export const maxParallel = 3;
/** How long what was prefetched is good enough to be shown first. */
export const freshMs = 30_000;

export type LinkHandlers = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onTouchStart"
>;

/** The handlers of a link, by the path of the document that it leads to, or by what prefetches it. */
export function usePrefetch(): (target: string | (() => void)) => LinkHandlers {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (target) => {
    const run = () => {
      if (savesData()) return;
      if (typeof target === "string") void prefetchDocument(client, target);
      else target();
    };
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(run, hoverDelayMs);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: run,
      onTouchStart: run,
    };
  };
}

let running = 0;

/**
 * Resolves to the document, out of the cache where it is fresh. Failures are silent, and nothing is read while
 * `maxParallel` prefetches run: then to what is cached, or undefined.
 */
export async function prefetchDocument(client: QueryClient, path: string): Promise<Answer | undefined> {
  const queryKey = ["api", path];
  await prefetchQuery(client, {
    queryKey,
    // As its page does: what is fresh is not read again there, and would not be kept.
    queryFn: async ({ signal }) =>
      withPendingChanges(await readOrKept(queryKey, path, () => call<Answer>(path, { signal }))),
    staleTime: freshMs,
  });
  return client.getQueryData<Answer>(queryKey);
}

interface PrefetchedQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  staleTime: number;
}

/** The same for a query that is not one document. */
export async function prefetchQuery(client: QueryClient, query: PrefetchedQuery): Promise<void> {
  if (running >= maxParallel) return;
  const queryFn = async (context: { signal: AbortSignal }) => {
    running += 1;
    return query.queryFn(context).finally(() => (running -= 1));
  };
  await client.prefetchQuery({ ...query, queryFn, retry: false });
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** By a setting of the browser or the system, where it tells (Save-Data), or on a network of the second generation. */
function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}

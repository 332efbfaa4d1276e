/** One cached response of the API, by its path. The other data hooks build on this one. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";

import type { ApiError } from "../api-client/api-error.ts";
import type { Answer } from "../api-client/api.ts";
import type { Document } from "../api-client/document.ts";
import { apiSession } from "../api-client/api-session.ts";
import { readDocument } from "./document-bundle.ts";
import { readOrKept } from "./kept-copies.ts";
import { useOutbox } from "./outbox.ts";
import { usePageRead } from "./page-reads.ts";
import { withPendingChanges } from "./pending-changes.ts";
import { withShownChanges } from "./shown-changes.ts";

export interface DocumentOptions {
  /** What a loader read as a guest. For a signed-in caller it is refetched immediately. */
  initial?: Document | null;
  /** Milliseconds between automatic refetches while the page is visible. */
  refetchIntervalMs?: number;
  /** False: do not fetch (yet). */
  enabled?: boolean;
  /** Keeps the last response in the browser, and shows it when the server cannot be reached. */
  keepOffline?: boolean;
  /** Shown until the response is there; by default the response of the path before. */
  placeholder?: Document;
  /** Never shows what an earlier screen read: for the initial values of a form. What the page came with is new. */
  skipCache?: boolean;
}

/** `path` null fetches nothing. */
export function useDocument(
  path: string | null,
  {
    initial,
    refetchIntervalMs,
    enabled = true,
    keepOffline = false,
    skipCache = false,
    placeholder,
  }: DocumentOptions = {},
) {
  const outbox = useOutbox();
  usePageRead(enabled ? path : null, keepOffline ? { keepOffline } : {});
  const select = useCallback(
    (answer: Answer) =>
      withShownChanges(
        answer,
        outbox.flatMap(({ shows, problem }) => (shows && problem === null ? [shows] : [])),
      ),
    [outbox],
  );
  const query = useQuery<Answer, ApiError>({
    queryKey: ["api", path],
    select,
    queryFn: async ({ signal, queryKey }) => {
      const read = () => readDocument(path!, signal);
      return withPendingChanges(await (keepOffline ? readOrKept(queryKey, path!, read) : read()));
    },
    enabled: enabled && path !== null,
    placeholderData: placeholder ?? keepPreviousData,
    ...(skipCache && { gcTime: 0 }),
    refetchInterval: refetchIntervalMs ?? false,
    ...(initial && {
      initialData: initial,
      initialDataUpdatedAt: () => (apiSession().accessToken() ? 0 : Date.now()),
    }),
  });
  // After the query's own hook, which has let go of it by then.
  useForgetUnused(skipCache ? path : null);
  return query;
}

/** What a page came with is cached for as long as anything else, whatever the query says. */
function useForgetUnused(path: string | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (path === null) return;
    return () => client.removeQueries({ queryKey: ["api", path], exact: true, type: "inactive" });
  }, [client, path]);
}

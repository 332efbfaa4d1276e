/** One cached response of the API, by its path. The other data hooks build on this one. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { ApiError } from "../api-client/api-error.ts";
import { call, type Answer } from "../api-client/api.ts";
import type { Document } from "../api-client/document.ts";
import { apiSession } from "../api-client/api-session.ts";

export interface DocumentOptions {
  /** What a loader read as a guest. For a signed-in caller it is refetched immediately. */
  initial?: Document | null;
  /** Milliseconds between automatic refetches while the page is visible. */
  refetchIntervalMs?: number;
  /** False: do not fetch (yet). */
  enabled?: boolean;
  /** Never shows a cached response first: for the initial values of a form. */
  skipCache?: boolean;
}

/** `path` null fetches nothing. */
export function useDocument(
  path: string | null,
  { initial, refetchIntervalMs, enabled = true, skipCache = false }: DocumentOptions = {},
) {
  return useQuery<Answer, ApiError>({
    queryKey: ["api", path],
    queryFn: ({ signal }) => call<Answer>(path!, { signal }),
    enabled: enabled && path !== null,
    placeholderData: keepPreviousData,
    ...(skipCache && { gcTime: 0 }),
    refetchInterval: refetchIntervalMs ?? false,
    ...(initial && {
      initialData: initial,
      initialDataUpdatedAt: () => (apiSession().accessToken() ? 0 : Date.now()),
    }),
  });
}

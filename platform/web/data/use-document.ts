/** One cached answer of the API, by its path. The other data hooks stand on this one. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { ApiError } from "../api-client/api-error.ts";
import { call, type Answer } from "../api-client/api.ts";
import type { Document } from "../api-client/document.ts";
import { apiSession } from "../api-client/api-session.ts";

export interface DocumentOptions {
  /** What a loader brought along, as a guest sees it. Whoever is logged in is asked for again at once. */
  initial?: Document | null;
  /** Milliseconds between automatic refetches while the page is visible. */
  every?: number;
  /** False: do not ask (yet). */
  enabled?: boolean;
  /** Never shows an earlier answer first: for what a form starts from. */
  fresh?: boolean;
}

/** `path` null asks for nothing. */
export function useDocument(
  path: string | null,
  { initial, every, enabled = true, fresh = false }: DocumentOptions = {},
) {
  return useQuery<Answer, ApiError>({
    queryKey: ["api", path],
    queryFn: ({ signal }) => call<Answer>(path!, { signal }),
    enabled: enabled && path !== null,
    placeholderData: keepPreviousData,
    ...(fresh && { gcTime: 0 }),
    refetchInterval: every ?? false,
    ...(initial && {
      initialData: initial,
      initialDataUpdatedAt: () => (apiSession().accessToken() ? 0 : Date.now()),
    }),
  });
}

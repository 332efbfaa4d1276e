/** The cache of the API's responses. Unused data is dropped after five minutes, so that going back shows it at once. */
import { QueryClient, type Query } from "@tanstack/react-query";

import { resetDocumentBundle } from "./document-bundle.ts";
import { ApiError } from "../api-client/api-error.ts";

let browserClient: QueryClient | undefined;

/** The browser's own. */
export const queryClient = (): QueryClient => (browserClient ??= createQueryClient());

/** The server makes one for each page. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A page's own goes with the page.
        gcTime: typeof window === "undefined" ? Infinity : 300_000,
        staleTime: 5_000,
        retry: mayRetry,
        retryDelay: 1_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });

/** A rejection is final; only a lost connection is worth a second try. */
const mayRetry = (count: number, error: unknown) =>
  count < 1 && error instanceof ApiError && (error.kind === "fetch" || error.kind === "timeout");

/**
 * After a change of the caller: what is cached belongs to someone else, but for queries with the meta
 * `isSameForEverybody`. Mounted queries refetch.
 */
export function clearCache() {
  resetDocumentBundle();
  const client = queryClient();
  const predicate = ({ meta }: Query) => !meta?.isSameForEverybody;
  client.removeQueries({ type: "inactive", predicate });
  void client.resetQueries({ predicate });
}

/** After a time without a session: what is shown stays, and is refetched. */
export const invalidateAll = () => void queryClient().invalidateQueries();

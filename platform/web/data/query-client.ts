/** The cache of everything asked from the API. Unused data is dropped after 60 seconds (specification, section 9). */
import { QueryClient } from "@tanstack/react-query";

import { ApiError } from "../api-client/api-error.ts";

let browserClient: QueryClient | undefined;

/** One per browser, one per request on the server. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return make();
  return (browserClient ??= make());
}

const make = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        staleTime: 5_000,
        retry: mayTryAgain,
        retryDelay: 1_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });

/** An answer is an answer; only a lost connection is worth a second try. */
const mayTryAgain = (count: number, error: unknown) =>
  count < 1 && error instanceof ApiError && (error.kind === "fetch" || error.kind === "timeout");

/** After a change of who is asking: what was cached belongs to somebody else. Mounted queries ask again. */
export function clearCache() {
  const client = queryClient();
  client.removeQueries({ type: "inactive" });
  void client.resetQueries();
}

/** After a time without a session: what is shown stays, and is asked for again. */
export const invalidateAll = () => void queryClient().invalidateQueries();

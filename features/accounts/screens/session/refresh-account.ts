/** Fetches the account again, whose standing decides which other queries a screen may make. */
import { queryClient } from "#platform/web/data/query-client.ts";

/**
 * Resolves once the screens have rendered with it: a query that the account's new standing forbids is disabled by then.
 * Simultaneous calls share one request.
 */
export async function refreshAccount(): Promise<void> {
  await queryClient().refetchQueries(
    { queryKey: ["api", "account"], type: "active" },
    { cancelRefetch: false },
  );
  // The query client notifies its screens in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
}

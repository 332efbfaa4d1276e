/** TanStack's useMutation with one way to show a change before the server answers, and to roll it back. */
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";

import { couldNotSave } from "../ui/feedback/toast.ts";
import { cancelFetches, hideCached, patchCached, refetchRow, restoreCached } from "./cached-documents.ts";
import { beginPendingChange, pendingChanges, type OptimisticChange } from "./pending-changes.ts";

export interface OptimisticOptions<A extends unknown[]> {
  /** The row and the attributes to show at once; null waits for the answer. */
  optimistic: (args: A) => OptimisticChange | null;
  /** After a rollback; without it a toast says that nothing was saved. */
  onRollback?: (error: unknown, args: A) => unknown;
}

/** `mutateAsync([…args])` rejects when `write` does, then with everything as it was before. */
export function useOptimisticMutation<A extends unknown[], R>(
  write: (args: A) => Promise<R>,
  { optimistic, onRollback = couldNotSave }: OptimisticOptions<A>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (args: A) => write(args),
    onMutate: async (args) => {
      const change = optimistic(args);
      if (!change) return null;
      const end = beginPendingChange(change);
      const refetch = await cancelFetches(client, change.row);
      return { row: change.row, before: showChange(client, change), refetch, end };
    },
    onSuccess: (_result, _args, change) => {
      change?.end();
      showPending(client);
    },
    onError: async (error, args, change) => {
      if (!change) return;
      change.end();
      restoreCached(client, change.before);
      showPending(client);
      // What was read meanwhile is newer than what was restored.
      void refetchRow(client, change.row);
      await onRollback(error, args);
    },
    onSettled: (_result, _error, _args, change) => change?.refetch(),
  });
}

const showChange = (client: QueryClient, { row, attributes }: OptimisticChange) =>
  attributes ? patchCached(client, row, attributes) : hideCached(client, row);

/** Later changes of the same row are still on their way: an answer, or what was restored, is without them. */
function showPending(client: QueryClient) {
  for (const change of pendingChanges()) showChange(client, change);
}

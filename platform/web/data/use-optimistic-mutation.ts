/** TanStack's useMutation with one way to show a change before the server answers, and to roll it back. */
import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Identifier } from "../api-client/document.ts";
import { couldNotSave } from "../ui/feedback/toast.ts";
import { cancelFetches, hideCached, patchCached, restoreCached } from "./cached-documents.ts";

export interface OptimisticOptions<A extends unknown[]> {
  /** The row and the attributes to show at once; null waits for the answer. */
  optimistic: (args: A) => OptimisticChange | null;
  /** After a rollback; without it a toast says that nothing was saved. */
  onRollback?: (error: unknown, args: A) => unknown;
}

export interface OptimisticChange {
  row: Identifier;
  /** Null: the row is gone. */
  attributes: Record<string, unknown> | null;
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
      const refetch = await cancelFetches(client, change.row);
      const { row, attributes } = change;
      const before = attributes ? patchCached(client, row, attributes) : hideCached(client, row);
      return { before, refetch };
    },
    onError: async (error, args, rollback) => {
      if (!rollback) return;
      restoreCached(client, rollback.before);
      await onRollback(error, args);
    },
    onSettled: (_result, _error, _args, rollback) => rollback?.refetch(),
  });
}

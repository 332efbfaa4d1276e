/**
 * A named action on a row: `const publish = useAction(Book, "publish", { at: "archive/books" })`, then
 * `await publish.run(book, { … })`. An optimistic one says what the row will look like:
 * `like.run(book, undefined, { optimistic: { liked: true } })`.
 */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";

import { call, type Answer } from "../api-client/api.ts";
import { mergeCached, refetchType } from "./cached-documents.ts";
import type { OptimisticOptions } from "./use-optimistic-mutation.ts";
import { useWrite } from "./use-write.ts";

export interface ActionOptions {
  /** DELETE undoes the action, as with a like. */
  method?: "POST" | "DELETE";
  /** Attributes to show before the server responds; a failure rolls back with a toast instead of rejecting. */
  optimistic?: Record<string, unknown>;
}

interface UseActionOptions {
  at?: string;
  /** After an optimistic one was rolled back; without it a toast says that nothing was saved. */
  onRollback?: OptimisticOptions<unknown[]>["onRollback"];
}

export function useAction(
  entity: Pick<Entity, "type">,
  name: string,
  { at = entity.type, onRollback }: UseActionOptions = {},
) {
  const client = useQueryClient();
  return useWrite(
    async ({ id }: { id: string }, body?: unknown, { method = "POST", optimistic }: ActionOptions = {}) => {
      const answer = await call<Answer | null>(`${at}/${id}/${name}`, { method, body });
      const { data } = answer ?? {};
      if (data && !Array.isArray(data) && data.type === entity.type) mergeCached(client, data);
      if (!optimistic) void refetchType(client, entity.type);
      return answer;
    },
    {
      optimistic: ([{ id }, , { optimistic } = {}]) =>
        optimistic ? { row: { type: entity.type, id }, attributes: optimistic } : null,
      ...(onRollback && { onRollback }),
    },
  );
}

/** Changing and deleting a row. Optimistic changes show immediately and roll back, with a toast, when the server refuses. */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";

import { ApiError } from "../api-client/api-error.ts";
import { call } from "../api-client/api.ts";
import { mergeCached, refetchType } from "./cached-documents.ts";
import { linkOne, onlyResource } from "../api-client/document.ts";
import type { OptimisticOptions } from "./use-optimistic-mutation.ts";
import { useWrite } from "./use-write.ts";

export interface ChangeOptions {
  at?: string;
  /** Show the change before the server answers; then `run` never rejects; a toast reports a failure. */
  optimistic?: boolean;
}

/** `change.run(job, { title }, { ifMatch: etag })`; a stale `ifMatch` rejects with status 412. */
export function useChange<E extends Entity>(
  entity: E,
  { at = entity.type, optimistic = false }: ChangeOptions = {},
) {
  const client = useQueryClient();
  return useWrite(
    async (
      { id }: { id: string },
      attributes: Record<string, unknown>,
      { ifMatch }: { ifMatch?: string } = {},
    ) => {
      const body = { data: { type: entity.type, id, attributes } };
      const answer = await call(`${at}/${id}`, { method: "PATCH", body, ifMatch });
      mergeCached(client, onlyResource(answer));
      void refetchType(client, entity.type);
      return { ...linkOne(entity, answer), etag: answer.etag };
    },
    {
      optimistic: ([{ id }, attributes]) =>
        optimistic ? { row: { type: entity.type, id }, attributes } : null,
    },
  );
}

interface RemoveOptions {
  at?: string;
  /** The row leaves every list before the server answers, and comes back with a toast where it is refused. */
  optimistic?: boolean;
  /** Instead of that toast. */
  onRollback?: OptimisticOptions<unknown[]>["onRollback"];
}

/**
 * `await remove.run(draft)`: deletes a row and refetches the lists that showed it. Resolves to true; an optimistic one
 * that was refused resolves to undefined.
 */
export function useRemove(
  entity: Pick<Entity, "type">,
  { at = entity.type, optimistic = false, onRollback }: RemoveOptions = {},
) {
  const client = useQueryClient();
  return useWrite(
    async (row: { id: string }) => {
      await call(`${at}/${row.id}`, { method: "DELETE" }).catch((error: unknown) => {
        // Somebody else was faster: what is gone is as it should be.
        if (!(optimistic && error instanceof ApiError && error.status === 404)) throw error;
      });
      void refetchType(client, entity.type);
      return true;
    },
    {
      optimistic: ([{ id }]) => (optimistic ? { row: { type: entity.type, id }, attributes: null } : null),
      ...(onRollback && { onRollback }),
    },
  );
}

/** Changing and deleting a row. Optimistic changes show at once and roll back, with a toast, when the server refuses. */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity, ResourceOf } from "#platform/shared/entity.ts";

import { call } from "../api-client/api.ts";
import { holdBack, mergeCached, patchCached, refetchType, restore } from "./cached-documents.ts";
import { link, type WireResource } from "../api-client/document.ts";
import { couldNotSave } from "../ui/feedback/toast.ts";
import { useWrite } from "./use-write.ts";

export interface ChangeOptions {
  at?: string;
  /** Show the change before the server answers; then `run` never rejects, a toast tells of the failure. */
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
      row: { id: string },
      attributes: Record<string, unknown>,
      { ifMatch }: { ifMatch?: string } = {},
    ) => {
      const identifier = { type: entity.type, id: row.id };
      const askAgain = optimistic ? await holdBack(client, identifier) : null;
      const before = optimistic ? patchCached(client, identifier, attributes) : null;
      try {
        const body = { data: { ...identifier, attributes } };
        const answer = await call(`${at}/${row.id}`, { method: "PATCH", body, ifMatch });
        mergeCached(client, answer.data as WireResource);
        void refetchType(client, entity.type);
        return { ...(link(answer) as ResourceOf<E>), etag: answer.etag };
      } catch (error) {
        if (!before) throw error;
        restore(client, before);
        couldNotSave();
        return undefined;
      } finally {
        askAgain?.();
      }
    },
  );
}

/** `remove.run(draft)`: deletes a row and asks again for the lists that showed it. */
export function useRemove(entity: Pick<Entity, "type">, { at = entity.type }: { at?: string } = {}) {
  const client = useQueryClient();
  return useWrite(async (row: { id: string }) => {
    await call(`${at}/${row.id}`, { method: "DELETE" });
    void refetchType(client, entity.type);
  });
}

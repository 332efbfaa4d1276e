/**
 * A named act on a row: `const publish = useAction(JobListing, "publish", { at: "employer/job_listings" })`,
 * then `await publish.run(job, { … })`. Optimistic ones take `shows`, what the row will look like:
 * `like.run(job, undefined, { shows: { liked: true } })`.
 */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";

import { call, type Answer } from "../api-client/api.ts";
import { holdBack, mergeCached, patchCached, refetchType, restore } from "./cached-documents.ts";
import { couldNotSave } from "../ui/feedback/toast.ts";
import { useWrite } from "./use-write.ts";

export interface ActOptions {
  /** DELETE takes the act back, as with a like. */
  method?: "POST" | "DELETE";
  /** Attributes shown before the server answers; a failure rolls back with a toast instead of rejecting. */
  shows?: Record<string, unknown>;
}

export function useAction(
  entity: Pick<Entity, "type">,
  name: string,
  { at = entity.type }: { at?: string } = {},
) {
  const client = useQueryClient();
  return useWrite(
    async (row: { id: string }, body?: unknown, { method = "POST", shows }: ActOptions = {}) => {
      const identifier = { type: entity.type, id: row.id };
      const askAgain = shows ? await holdBack(client, identifier) : null;
      const before = shows ? patchCached(client, identifier, shows) : null;
      try {
        const answer = await call<Answer | null>(`${at}/${row.id}/${name}`, { method, body });
        const { data } = answer ?? {};
        if (data && !Array.isArray(data) && data.type === entity.type) mergeCached(client, data);
        if (!shows) void refetchType(client, entity.type);
        return answer;
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

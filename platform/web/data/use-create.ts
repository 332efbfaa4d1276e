/** `const add = useCreate(Book); await add.run({ title, … })`: creates a row and resolves to it. */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";

import { call } from "../api-client/api.ts";
import { refetchType } from "./cached-documents.ts";
import { linkOne } from "../api-client/document.ts";
import { useWrite } from "./use-write.ts";

/** `at` names the collection when it differs from the entity's type. Lists that show such rows are refetched. */
export function useCreate<E extends Entity>(entity: E, { at = entity.type }: { at?: string } = {}) {
  const client = useQueryClient();
  return useWrite(async (attributes: Record<string, unknown>, idempotencyKey?: string) => {
    const body = { data: { type: entity.type, attributes } };
    const answer = await call(at, { method: "POST", body, idempotencyKey });
    void refetchType(client, entity.type);
    return linkOne(entity, answer);
  });
}

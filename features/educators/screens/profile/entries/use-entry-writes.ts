/**
 * Writes parts of the profile, then refetches the profile, whose missing fields and counts follow from them.
 */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { UserProfile } from "../../../user-profile.ts";

export function useEntryWrites(entity: Entity, at: string) {
  const client = useQueryClient();
  const create = useCreate(entity, { at });
  const change = useChange(entity, { at });
  const remove = useRemove(entity, { at });
  const andProfile = async (writing: Promise<unknown>) => {
    await writing;
    void refetchType(client, UserProfile.type);
  };
  return {
    /** Updates the entry of an id, or creates a new one. */
    save: (id: string | undefined, values: Record<string, unknown>) =>
      andProfile(id ? change.run({ id }, values) : create.run(values)),
    remove: (row: { id: string }) => andProfile(remove.run(row)),
  };
}

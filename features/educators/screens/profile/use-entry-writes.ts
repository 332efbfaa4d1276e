/** Writing what hangs on the profile; what the profile lacks and counts follows from it, so it is asked again. */
import { useQueryClient } from "@tanstack/react-query";

import type { Entity } from "#platform/shared/entity.ts";
import { refetchType } from "#platform/web/cached-documents.ts";
import { useChange, useRemove } from "#platform/web/use-change.ts";
import { useCreate } from "#platform/web/use-create.ts";
import { UserProfile } from "../../user-profile.ts";

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
    /** Changes the entry of an id, or makes a new one. */
    save: (id: string | undefined, values: Record<string, unknown>) =>
      andProfile(id ? change.run({ id }, values) : create.run(values)),
    remove: (row: { id: string }) => andProfile(remove.run(row)),
  };
}

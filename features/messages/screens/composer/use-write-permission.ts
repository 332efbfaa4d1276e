/** Whether the reader may write to someone, before anything is typed. */
import { useQuery } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import type { WritePermission } from "../../write-permission.ts";
import type { Side } from "../side.ts";

export type WritePermissionTo = WritePermission & { conversationId: string | null };

/** `id`: an employer's for educators, a user profile's for employers; null disables the query. */
export function useWritePermission({ at, type }: Side, id: string | null): QueryView<WritePermissionTo> {
  const name = type === "UserProfile" ? "employerId" : "userProfileId";
  const query = useQuery<WritePermissionTo, ApiError>({
    queryKey: ["may_write", at, id],
    queryFn: ({ signal }) =>
      call<WritePermissionTo>(`${at}/may_write?${name}=${id}`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return unavailable;
        throw error;
      }),
    enabled: id !== null,
    staleTime: 0,
  });
  return {
    data: query.data,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    isUpdating: false,
    retry: () => void query.refetch(),
  };
}

/** Does not reveal whether the profile exists. */
const unavailable: WritePermissionTo = {
  allowed: false,
  reason: "unavailable",
  isFirst: true,
  conversationId: null,
};

/** Whether one may write to somebody, before a word is typed. */
import { useQuery } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-error.ts";
import { call } from "#platform/web/api.ts";
import type { QueryView } from "#platform/web/query-view.ts";
import type { MayWrite } from "../may-write.ts";
import type { Side } from "./side.ts";

export type MayWriteTo = MayWrite & { conversationId: string | null };

/** `id`: an employer's for educators, an educator's profile for employers; null asks nothing. */
export function useMayWriteTo({ at, type }: Side, id: string | null): QueryView<MayWriteTo> {
  const name = type === "UserProfile" ? "employerId" : "userProfileId";
  const query = useQuery<MayWriteTo, ApiError>({
    queryKey: ["may_write", at, id],
    queryFn: ({ signal }) =>
      call<MayWriteTo>(`${at}/may_write?${name}=${id}`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return notThere;
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

/** Nobody learns from this whether somebody is there. */
const notThere: MayWriteTo = {
  allowed: false,
  reason: "unavailable",
  isFirst: true,
  conversationId: null,
};

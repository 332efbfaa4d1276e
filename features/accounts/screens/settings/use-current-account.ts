/** The current account, and changing it: optimistic where requested, rolled back when the server rejects. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { call, type Answer } from "#platform/web/api-client/api.ts";
import { holdBack, mergeCached, patchCached, restore } from "#platform/web/data/cached-documents.ts";
import { link, type WireResource } from "#platform/web/api-client/document.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import type { CurrentAccount } from "../session/current-account.ts";
import { useSession } from "../session/current-session.ts";
import { useDocument } from "#platform/web/data/use-document.ts";

export function useCurrentAccount(): QueryView<CurrentAccount> {
  const query = useDocument("account");
  const data = useMemo(
    () => (query.data ? (link(query.data) as unknown as CurrentAccount) : undefined),
    [query.data],
  );
  return {
    data,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    isUpdating: false,
    retry: () => void query.refetch(),
  };
}

/** Rejects with an `ApiError`, also when it was shown before the answer: then it is as it was again. */
export function useUpdateAccount() {
  const client = useQueryClient();
  const { accountId } = useSession();
  return async (attributes: Record<string, unknown>, { optimistic = false } = {}): Promise<void> => {
    const row = { type: "account", id: accountId! };
    const refetch = optimistic ? await holdBack(client, row) : null;
    const before = optimistic ? patchCached(client, row, attributes) : null;
    try {
      const body = { data: { ...row, attributes } };
      const answer = await call<Answer>("account", { method: "PUT", body });
      mergeCached(client, answer.data as WireResource);
    } catch (error) {
      if (before) restore(client, before);
      throw error;
    } finally {
      refetch?.();
    }
  };
}

/** The current account, and changing it: optimistic where requested, rolled back when the server rejects. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { call, type Answer } from "#platform/web/api-client/api.ts";
import { mergeCached } from "#platform/web/data/cached-documents.ts";
import { useOptimisticMutation } from "#platform/web/data/use-optimistic-mutation.ts";
import { linkOne, onlyResource } from "#platform/web/api-client/document.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { Account } from "../../account.ts";
import type { CurrentAccount } from "../session/current-account.ts";
import { useSession } from "../session/current-session.ts";
import { useDocument } from "#platform/web/data/use-document.ts";

export function useCurrentAccount(): QueryView<CurrentAccount> {
  const query = useDocument("account");
  const data = useMemo(() => (query.data ? linkOne(Account, query.data) : undefined), [query.data]);
  return {
    data,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    isUpdating: false,
    retry: () => void query.refetch(),
  };
}

/** Rejects with an `ApiError`, also after an optimistic change was rolled back. */
export function useUpdateAccount() {
  const client = useQueryClient();
  const { accountId } = useSession();
  const row = { type: "account", id: accountId! };
  const { mutateAsync } = useOptimisticMutation(
    async ([attributes]: [Record<string, unknown>, { optimistic?: boolean }]): Promise<void> => {
      const body = { data: { ...row, attributes } };
      const answer = await call<Answer>("account", { method: "PUT", body });
      mergeCached(client, onlyResource(answer));
    },
    {
      optimistic: ([attributes, { optimistic }]) => (optimistic ? { row, attributes } : null),
      // Whoever changes it reports the failure beside the field.
      onRollback: () => undefined,
    },
  );
  return (attributes: Record<string, unknown>, options: { optimistic?: boolean } = {}): Promise<void> =>
    mutateAsync([attributes, options]);
}

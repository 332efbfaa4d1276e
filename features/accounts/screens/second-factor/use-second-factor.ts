/** The second factor of the current account, from its document. */
import { useQueryClient } from "@tanstack/react-query";

import { useDocument } from "#platform/web/data/use-document.ts";
import type { Standing } from "#platform/shared/standing.ts";

interface OperatorMeta {
  standing?: Standing;
  secondFactor?: { isEnrolled: boolean; recoveryCodesLeft: number };
}

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    secondFactor?: OperatorMeta["secondFactor"];
  }
}

export function useSecondFactor(): OperatorMeta & { isLoading: boolean; refetch: () => void } {
  const client = useQueryClient();
  const { data, isPending } = useDocument("account");
  // Requests that were rejected before may succeed now.
  const refetch = () => void client.invalidateQueries({ queryKey: ["api"] });
  return { ...data?.meta, isLoading: isPending, refetch };
}

/** What a choice would cost, as the server counts it: never an amount of another choice. */
import { useQuery } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { type PlanOrder, type PlanPreview, previewPlan } from "../plan-calls.ts";

/** Typing a number of locations asks once. */
const debounceMs = 350;

interface PlanPreviewView {
  /** Undefined while another choice is counted. */
  preview: PlanPreview | undefined;
  error: ApiError | null;
  retry: () => void;
}

/** `order` null asks nothing. */
export function usePlanPreview(subscriptionId: string, order: PlanOrder | null): PlanPreviewView {
  const wanted = JSON.stringify(order);
  const asked = useDebouncedValue(wanted, debounceMs);
  const query = useQuery({
    queryKey: ["plan preview", subscriptionId, asked],
    enabled: asked !== "null",
    // An amount is right for a moment only.
    ...{ gcTime: 0, staleTime: 30_000, retry: false },
    queryFn: ({ signal }) => previewPlan(subscriptionId, JSON.parse(asked) as PlanOrder, signal),
  });
  const isSame = asked === wanted;
  return {
    preview: isSame && !query.isError ? query.data : undefined,
    error: isSame && query.error instanceof ApiError ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** What every data hook returns and `<Loaded>` shows: the data, or why there is none yet. */
import type { UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../api-client/api-error.ts";

export interface QueryView<T> {
  data: T | undefined;
  /** Null without a failure. */
  error: ApiError | null;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Old rows are shown while new ones load. */
  isUpdating: boolean;
  retry: () => void;
}

/** A query of one's own as `<Loaded>` shows it; `data`: the part of its answer that is shown. */
export const viewOf = <T>(
  { error, isError, isPending, isPlaceholderData, isFetching, refetch }: UseQueryResult<unknown, ApiError>,
  data: T | undefined,
): QueryView<T> => ({
  data,
  // A failure of an earlier try is over once there is an answer.
  error: isError ? error : null,
  isLoading: isPending,
  isUpdating: isPlaceholderData && isFetching,
  retry: () => void refetch(),
});

/** What every data hook returns and `<Loaded>` shows: the data, or why there is none yet. */
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

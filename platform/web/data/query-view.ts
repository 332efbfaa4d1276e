/** What every data hook gives back and `<Loaded>` shows: the data, or why there is none yet. */
import type { ApiError } from "../api-client/api-error.ts";

export interface QueryView<T> {
  data: T | undefined;
  /** Null while all is well. */
  error: ApiError | null;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Old rows are shown while new ones are on their way. */
  isUpdating: boolean;
  retry: () => void;
}

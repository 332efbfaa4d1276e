/** The state of one write: whether it runs, what went wrong, and that pressing twice writes once. */
import { useRef, useState } from "react";

import { ApiError } from "../api-client/api-error.ts";

export interface Write<A extends unknown[], R> {
  /** Rejects with an `ApiError`. While one runs for a row, another call for that row answers with the same promise. */
  run: (...args: A) => Promise<R>;
  isRunning: boolean;
  error: ApiError | null;
}

export function useWrite<A extends unknown[], R>(write: (...args: A) => Promise<R>): Write<A, R> {
  const [state, setState] = useState<{ isRunning: boolean; error: ApiError | null }>({
    isRunning: false,
    error: null,
  });
  const running = useRef(new Map<unknown, Promise<R>>());
  const run = (...args: A) => {
    const row = (args[0] as { id?: string } | undefined)?.id;
    const same = running.current.get(row);
    if (same) return same;
    setState({ isRunning: true, error: null });
    const writing = write(...args)
      .then((result) => (setState({ isRunning: false, error: null }), result))
      .catch((error: unknown) => {
        setState({ isRunning: false, error: error instanceof ApiError ? error : null });
        throw error;
      })
      .finally(() => running.current.delete(row));
    running.current.set(row, writing);
    return writing;
  };
  return { run, ...state };
}

/** The state of one write: whether it runs, what went wrong, and that pressing twice writes once. */
import { useRef, useState } from "react";

import { ApiError } from "./api-error.ts";

export interface Write<A extends unknown[], R> {
  /** Rejects with an `ApiError`. While one runs, another call answers with the same promise. */
  run: (...args: A) => Promise<R>;
  isRunning: boolean;
  error: ApiError | null;
}

export function useWrite<A extends unknown[], R>(write: (...args: A) => Promise<R>): Write<A, R> {
  const [state, setState] = useState<{ isRunning: boolean; error: ApiError | null }>({
    isRunning: false,
    error: null,
  });
  const running = useRef<Promise<R>>(null);
  const run = (...args: A) => {
    if (running.current) return running.current;
    setState({ isRunning: true, error: null });
    running.current = write(...args)
      .then((result) => (setState({ isRunning: false, error: null }), result))
      .catch((error: unknown) => {
        setState({ isRunning: false, error: error instanceof ApiError ? error : null });
        throw error;
      })
      .finally(() => (running.current = null));
    return running.current;
  };
  return { run, ...state };
}

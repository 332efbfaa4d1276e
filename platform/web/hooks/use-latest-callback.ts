/** One function for the life of a component, so that memoized rows do not render again for it. */
import { useCallback, useLayoutEffect, useRef } from "react";

/** Calls the newest `run`. For handlers only: while rendering it would call an older one. */
export function useLatestCallback<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Debouncing: a pause in typing or in a burst of events is waited for. */
import { useEffect, useRef, useState } from "react";

/** `schedule` calls the latest `run` once, `delayMs` after the last call; never after the component has gone. */
export function useDebouncedCallback<A extends unknown[]>(run: (...args: A) => unknown, delayMs: number) {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const schedule = (...args: A) => {
    cancel();
    timer.current = setTimeout(() => latest.current(...args), delayMs);
  };
  return { schedule, cancel };
}

/** The value as it was when it last stayed the same for `delayMs`; `initial` until then. */
export function useDebouncedValue<T>(value: T, delayMs: number, initial = value): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

/**
 * The value that a control shows immediately, until the query string changes. The query string follows a press with
 * a delay: without this a checkbox would flicker, and text typed in between would be lost.
 */
import { useState } from "react";

export interface OptimisticParam<T> {
  value: T;
  /** Shows a value without writing it yet. */
  setValue: (value: T) => void;
  /**
   * Call it with the value that was written to the query string, so that its arrival is not treated as an external
   * change.
   */
  sent: (value: T) => void;
}

export function useOptimisticParam<T>(value: T): OptimisticParam<T> {
  const key = JSON.stringify(value);
  const [shown, show] = useState(value);
  const [followed, follow] = useState(key);
  const [own, setOwn] = useState<string[]>([]);
  if (followed !== key) {
    follow(key);
    const arrived = own.indexOf(key);
    if (arrived < 0) show(value);
    // What was written before it was overtaken and will not arrive any more.
    setOwn(arrived < 0 ? [] : own.slice(arrived + 1));
  }
  return {
    value: shown,
    setValue: show,
    sent: (written) => setOwn((before) => [...before, JSON.stringify(written)]),
  };
}

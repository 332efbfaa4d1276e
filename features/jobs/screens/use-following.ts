/**
 * What a control shows at once, until the address of the page says something else. The address changes a moment after a
 * press: without this a tick would flicker, and words typed in that moment would be lost.
 */
import { useState } from "react";

export interface Following<T> {
  shown: T;
  /** Shows a value without writing it yet. */
  show: (value: T) => void;
  /** To be called with what is written to the address: its arrival there is no news. */
  sent: (value: T) => void;
}

export function useFollowing<T>(value: T): Following<T> {
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
  return { shown, show, sent: (written) => setOwn((before) => [...before, JSON.stringify(written)]) };
}

/** Brings the reader to what has just opened. */
import { useEffect, useRef } from "react";

export function useFocusOnce<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

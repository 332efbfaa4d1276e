/** Focuses what has just opened, once. */
import { useEffect, useRef } from "react";

export function useFocusOnMount<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

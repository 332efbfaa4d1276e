/** Moves the focus to its first field on mount: for a form that opens in place of a button. */
import { useEffect, useRef } from "react";

export function FocusFirst({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.querySelector<HTMLElement>("input, select, textarea")?.focus(), []);
  return <div ref={box}>{children}</div>;
}

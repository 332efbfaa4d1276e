/** Puts the focus into its first field when it comes: for a form that opens where a button was pressed. */
import { useEffect, useRef } from "react";

export function FocusFirst({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.querySelector<HTMLElement>("input, select, textarea")?.focus(), []);
  return <div ref={box}>{children}</div>;
}

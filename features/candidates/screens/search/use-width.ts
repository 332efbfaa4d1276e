/** How many pixels wide an element is, as it changes; 0 before it stands. */
import { useEffect, useState } from "react";

export function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

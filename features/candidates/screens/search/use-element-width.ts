/** The width of an element in pixels, as it changes; 0 before it is mounted. */
import { useEffect, useState } from "react";

export function useElementWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

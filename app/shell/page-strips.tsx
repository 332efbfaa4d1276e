/**
 * The strips under the header. Their height of the last page is kept free from the first paint on (`before-paint.ts`), so
 * that nothing moves when they come.
 */
import { useEffect, useRef } from "react";

import { writeStored } from "#platform/web/data/storage.ts";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import classes from "./shell.module.css";

/** Whoever's strip has not come by then has none. */
const longestWaitMs = 4_000;

export function PageStrips() {
  const strips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strips.current!;
    let isSettled = false;
    const store = () => {
      const height = element.offsetHeight;
      if (height > 0 || isSettled) writeStored("strips_height", height > 0 ? String(height) : null);
      if (height > 0) document.documentElement.style.removeProperty("--strips-height");
    };
    const sizes = new ResizeObserver(store);
    sizes.observe(element);
    const timer = setTimeout(() => {
      isSettled = true;
      store();
      document.documentElement.style.removeProperty("--strips-height");
    }, longestWaitMs);
    return () => {
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={classes.strips}>
      <div ref={strips}>
        <pageStrips.Outlet />
      </div>
    </div>
  );
}

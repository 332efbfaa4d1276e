/** The time of day as React state, for "in 9 minutes": it updates while the component is mounted. */
import { useEffect, useState } from "react";

/** `every` in milliseconds; half a minute by default. */
export function useNow(intervalMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, intervalMs);
    // Timers are paused in hidden tabs; a reader who returns needs the current time.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [intervalMs]);
  return now;
}

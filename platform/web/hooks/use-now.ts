/** The time of day as React state, for "in 9 minutes": it goes on by itself while the part is shown. */
import { useEffect, useState } from "react";

/** `every` in milliseconds; half a minute unless told. */
export function useNow(every = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, every);
    // Timers sleep in hidden tabs; whoever comes back wants the time of now.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [every]);
  return now;
}

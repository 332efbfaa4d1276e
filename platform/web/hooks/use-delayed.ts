/** True once `active` has lasted: what takes less than 150 ms shows no loading state at all. */
import { useEffect, useState } from "react";

export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);
  return active && late;
}

/** True once `active` has lasted: anything shorter than 150 ms shows no loading state. */
import { useEffect, useState } from "react";

export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, milliseconds]);
  return active && isLate;
}

/** What is typed, once nothing was typed for 300 ms: one request for a word, not one for each letter. */
import { useEffect, useState } from "react";

export function useDebounced(typed: string): string {
  const [value, setValue] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setValue(typed), 300);
    return () => clearTimeout(timer);
  }, [typed]);
  return value;
}

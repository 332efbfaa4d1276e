/** Closing the browser in the middle of saving asks first, in the browser's own words. */
import { useEffect } from "react";

export function useBrowserPrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isActive]);
}

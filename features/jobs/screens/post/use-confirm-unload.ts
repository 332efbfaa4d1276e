/** Asks for confirmation before the browser is closed while saving; the browser supplies the text. */
import { useEffect } from "react";

export function useConfirmUnload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isActive]);
}

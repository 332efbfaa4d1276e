/** Whether lists show low rows: chosen once per device, and set on the document before the first paint. */
import { useEffect } from "react";

import { readStored } from "../../data/storage.ts";
import { useStored } from "../../hooks/use-stored.ts";

/** The inline script of the document reads the same key. */
const compactRowsKey = "compact_rows";

export function useCompactRows(): [boolean, () => void] {
  const [stored, setStored] = useStored(compactRowsKey);
  const isCompact = stored !== null;
  useEffect(() => {
    // While the page is taken over from the server `stored` is still null: what is stored counts.
    document.documentElement.toggleAttribute("data-compact", readStored(compactRowsKey) !== null);
  }, [stored]);
  return [isCompact, () => setStored(isCompact ? null : "true")];
}

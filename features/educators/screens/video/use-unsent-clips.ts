/** The clips recorded in this browser and not uploaded yet. */
import { useEffect, useState } from "react";

import { loadClips, type Clip } from "./unsent-clips.ts";

/** `refresh` loads them again. */
export function useUnsentClips(accountId: string | null) {
  const [clips, setClips] = useState<Clip[]>([]);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void (accountId ? loadClips(accountId) : Promise.resolve([])).then(
      (found) => isWanted && setClips(found),
    );
    return () => {
      isWanted = false;
    };
  }, [accountId, looks]);
  return { clips, refresh: () => setLooks((before) => before + 1) };
}

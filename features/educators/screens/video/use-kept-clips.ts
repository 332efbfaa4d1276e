/** What was recorded in this browser and not sent yet. */
import { useEffect, useState } from "react";

import { keptClips, type Clip } from "./kept-clips.ts";

/** `refresh` looks again. */
export function useKeptClips(accountId: string | null) {
  const [clips, setClips] = useState<Clip[]>([]);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void (accountId ? keptClips(accountId) : Promise.resolve([])).then(
      (found) => isWanted && setClips(found),
    );
    return () => {
      isWanted = false;
    };
  }, [accountId, looks]);
  return { clips, refresh: () => setLooks((before) => before + 1) };
}

/** What features add to each other's screens, asked for once the page stands: no first visit waits for it. */
import { useEffect, useState } from "react";

import type { Filling } from "#platform/web/ui-slot.tsx";

const waitBeforeAnotherTry = 5_000;

export function useUiParts(): readonly Filling[] {
  const [parts, setParts] = useState<readonly Filling[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      import("./ui-parts.ts").then(
        ({ uiParts }) => setParts(uiParts),
        () => (timer = setTimeout(() => void load(), waitBeforeAnotherTry)),
      );
    void load();
    return () => clearTimeout(timer);
  }, []);
  return parts;
}

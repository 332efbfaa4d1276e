/** What features add to each other's screens, asked for once the page stands: no first visit waits for it. */
import { useEffect, useState } from "react";

import type { SlotFill } from "#platform/web/ui-slot.tsx";

const retryDelayMs = 5_000;

export function useSlotFills(): readonly SlotFill[] {
  const [fills, setParts] = useState<readonly SlotFill[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      import("./slots.ts").then(
        ({ slotFills }) => setParts(slotFills),
        () => (timer = setTimeout(() => void load(), retryDelayMs)),
      );
    void load();
    return () => clearTimeout(timer);
  }, []);
  return fills;
}

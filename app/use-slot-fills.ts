/** The slot fills of other features, loaded after the first render: no first visit waits for them. */
import { useEffect, useState } from "react";

import type { SlotFill } from "#platform/web/ui/layout/slot.tsx";

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

/** The slot fills of other features, loaded after the first render: no first visit waits for them. */
import { createContext, use, useEffect, useState } from "react";

import type { SlotFill } from "#platform/web/ui/layout/slot.tsx";

const retryDelayMs = 5_000;

/** Those of the first rendering: all of them where the server finds out what a page will read, else none. */
export const FirstSlotFillsContext = createContext<readonly SlotFill[]>([]);

export function useSlotFills(): readonly SlotFill[] {
  const [fills, setParts] = useState(use(FirstSlotFillsContext));
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

/**
 * The slot fills of other features, loaded after the first render: no first visit waits for them. Only a page that came
 * with some of them begins with those.
 */
import { createContext, use, useEffect, useState } from "react";

import { nameLazyPart } from "#platform/web/page/rendered-parts.ts";
import { type SlotFill, slotFillsPart } from "#platform/web/ui/layout/slot.tsx";

const retryDelayMs = 5_000;

/** Those of the first rendering on the server: all of them where it finds out what a page will read. */
export const FirstSlotFillsContext = createContext<readonly SlotFill[] | null>(null);

/** Those that a page may come with. */
export const renderedFills = (fills: readonly SlotFill[]) => fills.filter(({ Part }) => Part.isNamed);

let fillsOfPage: readonly SlotFill[] = [];
nameLazyPart(slotFillsPart, () =>
  import("./slots.ts").then(
    ({ slotFills }) => void (fillsOfPage = renderedFills(slotFills)),
    () => undefined,
  ),
);

export function useSlotFills(): readonly SlotFill[] {
  const first = use(FirstSlotFillsContext);
  const [fills, setParts] = useState(first ?? fillsOfPage);
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

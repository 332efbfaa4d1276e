/**
 * A named place in a screen that later features fill: the screen may not import them, so it declares a slot and renders
 * its outlet, and they register components for it.
 *
 *     export const bookActions = uiSlot<{ book: Book }>("book actions");              // in the screen's feature
 *     <bookActions.Outlet book={book} />
 *     export const loanSlotFills = [slotFill(bookActions, lazyPart(() => import("./…")))]; // in a later feature
 */
import { createContext, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";

import { RenderedPartsContext } from "../../page/rendered-parts.ts";

export interface UiSlot<P extends object> {
  name: string;
  /** Renders the fills of this slot in feature order; nothing without one. */
  Outlet: ComponentType<P>;
  /** Loads the fills before the outlet is rendered: then they come together with what surrounds them. */
  usePreload: (isWanted?: boolean) => void;
}

export interface SlotFill<P extends object = never> {
  slot: string;
  /** The same whichever others there are. */
  key: number;
  /** Of a lazy part: `preload`, and whether pages come with it. */
  Part: ((props: P) => ReactNode) & { preload?: () => void; isNamed?: boolean };
}

/** The module with the fills, as a part of pages that come with some of them. */
export const slotFillsPart = "slots";

export const SlotFillsContext = createContext<readonly SlotFill[]>([]);

export function uiSlot<P extends object>(name: string): UiSlot<P> {
  // `slotFill` has checked that the part takes the props of the slot with this name.
  const isOfSlot = (fill: SlotFill): fill is SlotFill<P> => fill.slot === name;
  function Outlet(props: P) {
    const rendered = use(RenderedPartsContext);
    const fills = use(SlotFillsContext).filter(isOfSlot);
    if (fills.length > 0) rendered?.add(slotFillsPart);
    return fills.map(({ key, Part }) => (
      <Suspense key={key}>
        <Part {...props} />
      </Suspense>
    ));
  }
  function usePreload(isWanted = true) {
    const fills = use(SlotFillsContext);
    useEffect(() => {
      if (isWanted) for (const { Part } of fills.filter(isOfSlot)) Part.preload?.();
    }, [fills, isWanted]);
  }
  return { name, Outlet, usePreload };
}

let lastKey = 0;

export const slotFill = <P extends object>(slot: UiSlot<P>, Part: SlotFill<P>["Part"]): SlotFill<P> => ({
  slot: slot.name,
  key: ++lastKey,
  Part,
});

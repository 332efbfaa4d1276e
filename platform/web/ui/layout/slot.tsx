/**
 * A named place in a screen that later features fill: the screen may not import them, so it declares a slot and renders
 * its outlet, and they register components for it.
 *
 *     export const bookActions = uiSlot<{ book: Book }>("book actions");              // in the screen's feature
 *     <bookActions.Outlet book={book} />
 *     export const loanSlotFills = [slotFill(bookActions, lazyPart(() => import("./…")))]; // in a later feature
 */
import { createContext, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";

export interface UiSlot<P extends object> {
  name: string;
  /** Renders the fills of this slot in feature order; nothing without one. */
  Outlet: ComponentType<P>;
  /** Loads the fills before the outlet is rendered: then they come together with what surrounds them. */
  usePreload: (isWanted?: boolean) => void;
}

export interface SlotFill<P extends object = never> {
  slot: string;
  /** `preload`: of a lazy part. */
  Part: ((props: P) => ReactNode) & { preload?: () => void };
}

export const SlotFillsContext = createContext<readonly SlotFill[]>([]);

export function uiSlot<P extends object>(name: string): UiSlot<P> {
  // `slotFill` has checked that the part takes the props of the slot with this name.
  const isOfSlot = (fill: SlotFill): fill is SlotFill<P> => fill.slot === name;
  function Outlet(props: P) {
    return use(SlotFillsContext)
      .filter(isOfSlot)
      .map(({ Part }, index) => (
        <Suspense key={index}>
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

export const slotFill = <P extends object>(slot: UiSlot<P>, Part: SlotFill<P>["Part"]): SlotFill<P> => ({
  slot: slot.name,
  Part,
});

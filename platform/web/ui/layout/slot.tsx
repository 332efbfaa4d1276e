/**
 * A named place in a screen that later features fill: the screen may not import them, so it declares a slot and renders
 * its outlet, and they register components for it.
 *
 *     export const bookActions = uiSlot<{ book: Book }>("book actions");              // in the screen's feature
 *     <bookActions.Outlet book={book} />
 *     export const loanSlotFills = [slotFill(bookActions, lazyPart(() => import("./…")))]; // in a later feature
 */
import { createContext, Suspense, use, type ComponentType, type ReactNode } from "react";

export interface UiSlot<P extends object> {
  name: string;
  /** Renders the fills of this slot in feature order; nothing without one. */
  Outlet: ComponentType<P>;
}

export interface SlotFill<P extends object = never> {
  slot: string;
  Part: (props: P) => ReactNode;
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
  return { name, Outlet };
}

export const slotFill = <P extends object>(slot: UiSlot<P>, Part: (props: P) => ReactNode): SlotFill<P> => ({
  slot: slot.name,
  Part,
});

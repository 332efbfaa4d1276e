/**
 * A named place in a screen that later features fill: the screen may not import them, so it declares a slot and renders
 * its outlet, and they register components for it.
 *
 *     export const bookActions = uiSlot<{ book: Book }>("book actions");              // in the screen's feature
 *     <bookActions.Outlet book={book} />
 *     export const loanSlotFills = [slotFill(bookActions, lazyPart(() => import("./…")))]; // in a later feature
 */
import { createContext, Suspense, use, type ComponentType } from "react";

export interface UiSlot<P extends object> {
  name: string;
  /** Renders the fills of this slot in feature order; nothing without one. */
  Outlet: ComponentType<P>;
}

export interface SlotFill {
  slot: string;
  Part: ComponentType<never>;
}

export const SlotFillsContext = createContext<readonly SlotFill[]>([]);

export function uiSlot<P extends object>(name: string): UiSlot<P> {
  function Outlet(props: P) {
    return use(SlotFillsContext)
      .filter(({ slot }) => slot === name)
      .map(({ Part }, index) => {
        const Filled = Part as ComponentType<P>;
        return (
          <Suspense key={index}>
            <Filled {...props} />
          </Suspense>
        );
      });
  }
  return { name, Outlet };
}

export const slotFill = <P extends object>(slot: UiSlot<P>, Part: ComponentType<P>): SlotFill => ({
  slot: slot.name,
  Part: Part as ComponentType<never>,
});

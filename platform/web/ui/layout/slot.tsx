/**
 * An open place in a screen that features further up the ladder fill: the screen may not import them, so it names the
 * place, and they bring what stands there.
 *
 *     export const applicantActs = uiSlot<{ application: Applicant }>("applicant acts");   // below, in the screen's feature
 *     <applicantActs.Here application={application} />
 *     export const messageParts = [fill(applicantActs, lazyPart(() => import("./…")))];    // above, listed in app/slots.ts
 */
import { createContext, Suspense, use, type ComponentType } from "react";

export interface UiSlot<P extends object> {
  name: string;
  /** Shows whatever features have put here, in the order of the feature order; nothing where none has. */
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

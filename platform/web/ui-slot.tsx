/**
 * An open place in a screen that features further up the ladder fill: the screen may not import them, so it names the
 * place, and they bring what stands there.
 *
 *     export const applicantActs = uiSlot<{ application: Applicant }>("applicant acts");   // below, in the screen's feature
 *     <applicantActs.Here application={application} />
 *     export const messageParts = [fill(applicantActs, lazyPart(() => import("./…")))];    // above, listed in app/ui-parts.ts
 */
import { createContext, Suspense, use, type ComponentType } from "react";

export interface UiSlot<P extends object> {
  name: string;
  /** Shows whatever features have put here, in the order of the ladder; nothing where none has. */
  Here: ComponentType<P>;
}

export interface Filling {
  slot: string;
  Part: ComponentType<never>;
}

export const UiParts = createContext<readonly Filling[]>([]);

export function uiSlot<P extends object>(name: string): UiSlot<P> {
  function Here(props: P) {
    return use(UiParts)
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
  return { name, Here };
}

export const fill = <P extends object>(slot: UiSlot<P>, Part: ComponentType<P>): Filling => ({
  slot: slot.name,
  Part: Part as ComponentType<never>,
});

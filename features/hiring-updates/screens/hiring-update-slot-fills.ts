/** Fills the slots of earlier features with the ways to a hiring update. */
import { myApplicationLinks } from "#features/applications/screens/application-slots.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";

export const hiringUpdateSlotFills: readonly SlotFill[] = [
  slotFill(
    myApplicationLinks,
    lazyPart(() => import("./got-this-job.tsx").then((module) => module.GotThisJob)),
  ),
];

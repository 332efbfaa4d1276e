/** Fills the slots of earlier features with the ways to a hiring update. */
import { myApplicationLinks } from "#features/applications/screens/application-slots.ts";
import { candidateActions } from "#features/candidates/screens/candidate-slots.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";

const links = () => import("./hiring-update-links.tsx");

export const hiringUpdateSlotFills: readonly SlotFill[] = [
  slotFill(
    myApplicationLinks,
    lazyPart(() => links().then((module) => module.GotThisJob)),
  ),
  slotFill(
    candidateActions,
    lazyPart(() => links().then((module) => module.ReportHire)),
  ),
];

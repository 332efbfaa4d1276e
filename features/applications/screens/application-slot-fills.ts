/** Fills the slots of earlier features with applications. */
import { candidateActivity } from "#features/candidates/screens/candidate-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

export const applicationSlotFills: readonly SlotFill[] = [
  slotFill(
    candidateActivity,
    lazyPart(() =>
      import("./review/candidate-applications.tsx").then((module) => module.CandidateApplications),
    ),
  ),
];

/** What employers add to slots of earlier features. */
import { excludedEmployers } from "#features/educators/screens/educator-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { EmployerStanding } from "./standing/employer-standing.tsx";

export const employerSlotFills: readonly SlotFill[] = [
  slotFill(pageStrips, EmployerStanding),
  slotFill(
    excludedEmployers,
    lazyPart(() =>
      import("./excluded/excluded-employers.tsx").then(({ ExcludedEmployers }) => ExcludedEmployers),
    ),
  ),
];

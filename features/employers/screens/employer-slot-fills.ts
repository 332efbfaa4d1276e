/** What employers put into screens of the features below. */
import { excludedEmployers } from "#features/educators/screens/educator-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { EmployerStanding } from "./standing/employer-standing.tsx";

export const employerParts: readonly SlotFill[] = [
  slotFill(pageStrips, EmployerStanding),
  slotFill(
    excludedEmployers,
    lazyPart(() =>
      import("./excluded/excluded-employers.tsx").then(({ ExcludedEmployers }) => ExcludedEmployers),
    ),
  ),
];

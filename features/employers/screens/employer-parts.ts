/** What employers put into screens of the features below. */
import { excludedEmployers } from "#features/educators/screens/educator-slots.ts";
import { fill, type Filling } from "#platform/web/ui-slot.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

export const employerParts: readonly Filling[] = [
  fill(
    excludedEmployers,
    lazyPart(() => import("./excluded-employers.tsx").then(({ ExcludedEmployers }) => ExcludedEmployers)),
  ),
];

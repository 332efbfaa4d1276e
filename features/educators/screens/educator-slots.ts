/** Open places in an educator's screens, for what features further up the ladder bring. */
import { uiSlot } from "#platform/web/ui-slot.tsx";

/** Among who sees the profile: the employers who never do. */
export const excludedEmployers = uiSlot<{ profile: { id: string; excludedEmployerIds: string[] } }>(
  "excluded employers",
);

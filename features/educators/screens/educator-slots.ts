/** Slots in an educator's screens that later features fill. */
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";

/** In the visibility section: the employers who never see the profile. */
export const excludedEmployers = uiSlot<{ profile: { id: string; excludedEmployerIds: string[] } }>(
  "excluded employers",
);

/** What interviews put into screens of the features below. */
import type { Filling } from "#platform/web/ui-slot.tsx";

export const interviewParts: readonly Filling[] = [];

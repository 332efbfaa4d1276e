/** What messages put into screens of the features below. */
import type { Filling } from "#platform/web/ui-slot.tsx";

export const messageParts: readonly Filling[] = [];

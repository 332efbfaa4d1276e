/** The slots of the shell that accounts fill. */
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { ConfirmEmail } from "./standing/confirm-email.tsx";

export const accountSlotFills: readonly SlotFill[] = [slotFill(pageStrips, ConfirmEmail)];

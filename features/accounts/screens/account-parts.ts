/** What accounts put into the shell. */
import { shellStrips } from "#platform/web/shell/shell-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui-slot.tsx";
import { ConfirmEmail } from "./standing/confirm-email.tsx";

export const accountParts: readonly SlotFill[] = [slotFill(shellStrips, ConfirmEmail)];

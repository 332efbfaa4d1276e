/** What accounts put into the shell. */
import { shellStrips } from "#platform/web/shell/shell-slots.ts";
import { fill, type Filling } from "#platform/web/ui-slot.tsx";
import { ConfirmEmail } from "./standing/confirm-email.tsx";

export const accountParts: readonly Filling[] = [fill(shellStrips, ConfirmEmail)];

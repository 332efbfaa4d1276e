/** The slots of earlier features' screens that jobs fill. */
import { signUpPurpose } from "#features/accounts/screens/sign-up-slot.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";

export const jobSlotFills: readonly SlotFill[] = [
  slotFill(
    signUpPurpose,
    lazyPart(() => import("./job/job-to-apply-for.tsx").then(({ JobToApplyFor }) => JobToApplyFor)),
  ),
];

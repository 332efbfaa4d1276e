/** What educators put into screens of the features below. */
import {
  contactSettings,
  numberForTexts,
  pauseSettings,
} from "#features/accounts/screens/settings/settings-slots.ts";
import { slotFill, type SlotFill } from "#platform/web/ui-slot.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { shellStrips } from "#platform/web/shell/shell-slots.ts";
import { EducatorStanding } from "./standing/educator-standing.tsx";

export const educatorParts: readonly SlotFill[] = [
  slotFill(shellStrips, EducatorStanding),
  slotFill(
    contactSettings,
    lazyPart(() => import("./settings/phone-setting.tsx").then(({ PhoneSetting }) => PhoneSetting)),
  ),
  slotFill(
    numberForTexts,
    lazyPart(() => import("./settings/number-for-texts.tsx").then(({ NumberForTexts }) => NumberForTexts)),
  ),
  slotFill(
    pauseSettings,
    lazyPart(() => import("./settings/pause-setting.tsx").then(({ PauseSetting }) => PauseSetting)),
  ),
];

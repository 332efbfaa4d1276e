/** What educators put into screens of the features below. */
import {
  contactSettings,
  numberForTexts,
  pauseSettings,
} from "#features/accounts/screens/settings/settings-slots.ts";
import { fill, type Filling } from "#platform/web/ui-slot.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { shellStrips } from "#platform/web/shell/shell-slots.ts";
import { EducatorStanding } from "./standing/educator-standing.tsx";

export const educatorParts: readonly Filling[] = [
  fill(shellStrips, EducatorStanding),
  fill(
    contactSettings,
    lazyPart(() => import("./settings/phone-setting.tsx").then(({ PhoneSetting }) => PhoneSetting)),
  ),
  fill(
    numberForTexts,
    lazyPart(() => import("./settings/number-for-texts.tsx").then(({ NumberForTexts }) => NumberForTexts)),
  ),
  fill(
    pauseSettings,
    lazyPart(() => import("./settings/pause-setting.tsx").then(({ PauseSetting }) => PauseSetting)),
  ),
];

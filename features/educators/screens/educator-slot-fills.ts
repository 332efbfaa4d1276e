/** The slots of earlier features' screens that educators fill. */
import {
  contactSettings,
  smsNumber,
  pauseSettings,
} from "#features/accounts/screens/settings/settings-slots.ts";
import { signUpInPlace } from "#features/accounts/screens/sign-up-slot.ts";
import { slotFill, type SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { EducatorStanding } from "./standing/educator-standing.tsx";
import { FinishProfile } from "./standing/finish-profile.tsx";

export const educatorSlotFills: readonly SlotFill[] = [
  slotFill(pageStrips, EducatorStanding),
  slotFill(pageStrips, FinishProfile),
  slotFill(
    signUpInPlace,
    lazyPart(() => import("./register/sign-up-in-place.tsx").then(({ SignUpInPlace }) => SignUpInPlace)),
  ),
  slotFill(
    contactSettings,
    lazyPart(() => import("./settings/phone-setting.tsx").then(({ PhoneSetting }) => PhoneSetting)),
  ),
  slotFill(
    smsNumber,
    lazyPart(() => import("./settings/sms-number.tsx").then(({ SmsNumber }) => SmsNumber)),
  ),
  slotFill(
    pauseSettings,
    lazyPart(() => import("./settings/pause-setting.tsx").then(({ PauseSetting }) => PauseSetting)),
  ),
];

/** Open places in the settings, for what belongs to features further up: an educator's number and pause. */
import { uiSlot } from "#platform/web/ui-slot.tsx";

/** In the account's section: how somebody is reached besides their email. */
export const contactSettings = uiSlot<object>("contact settings");

/** Where text messages were wanted and there is no number: asks for it, then calls back. */
export const numberForTexts = uiSlot<{ onSaved: () => Promise<void> }>("number for texts");

/** Whether one can be found at the moment. */
export const pauseSettings = uiSlot<object>("pause settings");

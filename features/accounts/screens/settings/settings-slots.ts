/** Slots in the settings that later features fill: an educator's phone number and pause, and calendars. */
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";

/** In the account's section: contact details besides the email. */
export const contactSettings = uiSlot<object>("contact settings");

/** When text messages are requested and there is no number: asks for it, then calls back. */
export const smsNumber = uiSlot<{ onSaved: () => Promise<void> }>("number for texts");

/** Whether employers can find the profile at the moment. */
export const pauseSettings = uiSlot<object>("pause settings");

/** Calendars from outside, and one's own interviews in one's calendar. */
export const calendarSettings = uiSlot<object>("calendar settings");

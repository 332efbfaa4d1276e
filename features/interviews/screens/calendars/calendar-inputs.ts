/** Validation of the forms about calendars, which the screens load when somebody begins to fill one in. */
import { z } from "zod";
import { calendarAddress, calendarName } from "../../blocking-calendar.ts";

export const addressInput = z.object({ url: calendarAddress, calendarName });

/** The address is secret: it is not shown again, and stays as it is when nothing is typed. */
export const editInput = z.object({ calendarName, url: z.union([z.literal(""), calendarAddress]) });

const password = z.string().min(1, { error: /*i18n*/ "Enter the password" });

export const passwordInput = z.object({ password });

export const serverInput = z.object({
  url: calendarAddress,
  username: z.string().trim().min(1, { error: /*i18n*/ "Enter the username" }),
  password,
});

/** Of those that a service has. */
export const chosenInput = z.object({
  chosen: z.array(z.string()).min(1, { error: /*i18n*/ "Choose at least one calendar" }),
});

/** What somebody types to log in. Apart from the screens, so that a page stands before what checks it has arrived. */
import { z } from "zod";
import { email } from "./credentials.ts";

export const logInInput = z.object({
  email,
  password: z.string().min(1, /*i18n*/ "Enter your password"),
});

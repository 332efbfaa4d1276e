/** The secret in a calendar address: derived from the row's id, so that its owner can see it again; stored as a hash. */
import { createHmac } from "node:crypto";

export const subscriptionPath = "calendar.ics";

export const subscriptionToken = (tokenSecret: string, id: string): string =>
  createHmac("sha256", `calendar-subscription\n${tokenSecret}`).update(id).digest("base64url");

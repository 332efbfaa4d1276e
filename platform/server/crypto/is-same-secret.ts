/** Compares a secret without telling, by the time it takes, how much of it was right. */
import { createHash, timingSafeEqual } from "node:crypto";

export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Of one length, whatever was given. */
const digest = (text: string) => createHash("sha256").update(text).digest();

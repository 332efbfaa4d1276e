/** Compares a secret in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";

export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Of one length for any input. */
const digest = (text: string) => createHash("sha256").update(text).digest();

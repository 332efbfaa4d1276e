/** Why there is no picture, from the browser's own errors, and which browser must grant access. */

import { isRecord } from "#platform/shared/is-record.ts";

export type CameraProblem = "denied" | "missing" | "in_use" | "unsupported" | "insecure";

const problems: Record<string, CameraProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  DevicesNotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "in_use",
  TrackStartError: "in_use",
  AbortError: "in_use",
};

export const cameraProblem = (error: unknown): CameraProblem =>
  problems[isRecord(error) ? String(error.name) : ""] ?? "in_use";

/** Before access is requested: what this browser does not support. */
export function missingAbility(browser: {
  isSecureContext: boolean;
  hasCamera: boolean;
  hasRecorder: boolean;
}): CameraProblem | null {
  if (!browser.isSecureContext) return "insecure";
  return browser.hasCamera && browser.hasRecorder ? null : "unsupported";
}

export type BrowserKind = "ios" | "android" | "safari" | "firefox" | "other";

export function browserKind(userAgent: string, touchPoints = 0): BrowserKind {
  // An iPad calls itself a Mac.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Firefox\//.test(userAgent)) return "firefox";
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|Edg\//.test(userAgent) ? "safari" : "other";
}

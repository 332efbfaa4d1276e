/** Refuses a caller whose standing does not allow the request, with a text that says what to do about it. */
import { type ApiError, forbidden, unauthorized } from "./errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { type AccessLevel, isOpenTo, type Standing } from "#platform/shared/standing.ts";

const refusals: Record<Exclude<Standing, "good">, { code: string; detail: string }> = {
  unconfirmed: {
    code: "email_unconfirmed",
    detail: /*i18n*/ "Confirm your email address first: we sent you a link.",
  },
  pending: {
    code: "employer_pending",
    detail: /*i18n*/ "This opens once your program is reviewed. We look at it within one business day.",
  },
  suspended: {
    code: "suspended",
    detail: /*i18n*/ "This is suspended at the moment. Contact us to sort it out.",
  },
  rejected: { code: "rejected", detail: /*i18n*/ "This is not open to you. Contact us to sort it out." },
  password_change: { code: "password_change_required", detail: /*i18n*/ "Choose a new password first." },
  second_factor: {
    code: "second_factor_required",
    detail: /*i18n*/ "Confirm it is you with your second factor first.",
  },
};

/**
 * Lets callers in good standing pass, and those whose standing is among `allowed`.
 * @throws ApiError 401 for guests; 403 with a code per standing (`email_unconfirmed`, `employer_pending`, …).
 */
export function requireStanding(actor: Actor, allowed: readonly Standing[] = []): void {
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  const { standing } = actor;
  if (standing !== "good" && !allowed.includes(standing)) throw standingRefusal(standing);
}

/** The 403 that explains to a caller why their standing prevents it. */
export function standingRefusal(standing: Exclude<Standing, "good">): ApiError {
  const { code, detail } = refusals[standing];
  return forbidden(detail, { code });
}

/**
 * Refuses employers whose standing does not allow this access.
 * @throws ApiError 403 with a code per standing.
 */
export function requireAccess(actor: Actor, access?: AccessLevel, usage: "read" | "write" = "read"): void {
  if (isOpenTo(actor, access, usage)) return;
  throw standingRefusal((actor as { standing: Exclude<Standing, "good"> }).standing);
}

/**
 * Which standings restrict an educator from what: the server refuses, and screens say so before anything is
 * typed.
 */
import type { Standing } from "#platform/shared/standing.ts";

export type RestrictedAction = "apply" | "write" | "book";
export type EducatorRestriction = Extract<Standing, "unconfirmed" | "suspended" | "rejected">;

const all: readonly EducatorRestriction[] = ["unconfirmed", "suspended", "rejected"];

/**
 * An educator with an unconfirmed address may still apply: the employer reads no address until it is
 * confirmed.
 */
const restrictions: Record<RestrictedAction, readonly EducatorRestriction[]> = {
  apply: ["suspended", "rejected"],
  write: all,
  book: all,
};

/** The restriction of this standing; null when there is none. */
export const restrictionOf = (act: RestrictedAction, standing: Standing | null): EducatorRestriction | null =>
  restrictions[act].find((one) => one === standing) ?? null;
